import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { calendarEndpoints as calls } from '#contract/calendar/calendar-endpoints.ts'
import type { Move, Rearrange, UndoRearrange } from '#contract/calendar/rearrange.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

/** Saves moves, all or none. A refusal reads the calendar again, since a colleague may have been faster. */
export const useRearrange = () =>
  useWrite(calls.rearrange, (body: Rearrange) => ({ body }), { readAgainWhenRefused: true })

export const useUndo = () => useWrite(calls.undo, (body: UndoRearrange) => ({ body }), { readAgainWhenRefused: true })

/** The bills that moves would change. */
export const previewMoves = async (moves: Move[], signal?: AbortSignal) =>
  (await call(calls.preview, { body: { moves }, ...(signal && { signal }) })).data

/** The bills that the held moves would change, once the pointer rests; undefined until they are known. */
export const usePreviewMoves = (moves: Move[] | undefined) => {
  const key = moves && JSON.stringify(moves)
  const [resting] = useDebouncedValue(key, 200)
  const { data } = useQuery({
    // Not a path: the bills of a move that has been saved are not read again.
    queryKey: ['bills of held moves', resting],
    queryFn: ({ signal }) => previewMoves(JSON.parse(resting ?? '[]') as Move[], signal),
    enabled: resting !== undefined && resting === key,
    staleTime: 5000,
    gcTime: 10_000,
    retry: false,
  })
  return resting === key ? data : undefined
}
