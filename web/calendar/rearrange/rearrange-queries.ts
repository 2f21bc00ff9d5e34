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

/** The bills that moves would change, and the restrictions of rate plans that they would violate. */
export const previewMoves = async (moves: Move[], signal?: AbortSignal) => {
  const { data } = await call(calls.preview, { body: { moves }, ...(signal && { signal }) })
  return {
    bills: data.filter(({ before, after }) => before !== after),
    violations: [...new Set(data.flatMap(({ violations }) => violations))],
  }
}

/** The same for held moves, once the pointer rests; undefined until it is known. */
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
