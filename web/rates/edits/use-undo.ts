import { useRef } from 'react'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { showUndoToast } from '#web/kit/feedback/undo-toast.tsx'
import { useUndoChange } from '#web/rates/rate-queries.ts'

interface Saved {
  message: string
  data: { change: number | null }
}

/** Reports saved changes with an Undo button, and remembers them for Ctrl+Z. */
export const useUndo = () => {
  const { mutateAsync, isPending } = useUndoChange()
  const changes = useRef<number[]>([])
  const shown = useRef<string>(undefined)

  const undo = async (id: number) => {
    changes.current = changes.current.filter((other) => other !== id)
    if (shown.current) toast.hide(shown.current)
    try {
      toast.success((await mutateAsync(id)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.undoFailed))
    }
  }

  const report = ({ message, data: { change } }: Saved, what = '') => {
    // Only the last change is offered; older ones are in the list of changes.
    if (shown.current) toast.hide(shown.current)
    if (change === null) return void toast.success(message)
    changes.current.push(change)
    shown.current = showUndoToast({ title: message, message: what, onUndo: () => undo(change) })
  }

  const undoLast = async () => {
    const last = changes.current.at(-1)
    if (last === undefined) toast.warning(say.nothingToUndo, 'Undo')
    else await undo(last)
  }
  return { report, undo, undoLast, isUndoing: isPending }
}
