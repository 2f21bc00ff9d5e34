import type { UndoRearrange } from '#contract/calendar/rearrange.ts'
import { useUndo } from '#web/calendar/rearrange/rearrange-queries.ts'
import type { OfferUndo } from '#web/calendar/rearrange/use-last-change.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface Saved {
  message: string
  data: { undo: UndoRearrange | null }
}

/** Reports saved moves, with Undo where they can be undone. `onUndo` is called before that. */
export const useOfferUndo = (offer: OfferUndo) => {
  const undo = useUndo()
  return ({ message: title, data }: Saved, message: string, onUndo?: () => void) => {
    const body = data.undo
    const undoMoves = (moves: UndoRearrange) => {
      onUndo?.()
      return undo.mutateAsync(moves)
    }
    offer(body ? { title, message, undo: () => undoMoves(body) } : undefined)
    if (!body) toast.success(`${title} ${message}`)
  }
}
