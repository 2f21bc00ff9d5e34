import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { UndoRearrange } from '#contract/calendar/rearrange.ts'
import { useUndo } from '#web/calendar/rearrange/rearrange-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { showUndoToast } from '#web/kit/feedback/undo-toast.tsx'

interface Saved {
  message: string
  data: { undo: UndoRearrange | null }
}

/** Reports saved moves, with Undo where they can be undone. */
export const useOfferUndo = () => {
  const undo = useUndo()
  const takeBack = async (body: UndoRearrange) => {
    try {
      toast.success((await undo.mutateAsync(body)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.undoFailed))
    }
  }
  return ({ message: title, data }: Saved, message: string) => {
    const body = data.undo
    if (body) showUndoToast({ title, message, onUndo: () => void takeBack(body) })
    else toast.success(`${title} ${message}`)
  }
}
