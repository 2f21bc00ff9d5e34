import { useRef, useState } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { isRefusal } from '#contract/kit/problem.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { showUndoToast } from '#web/kit/feedback/undo-toast.tsx'

/** A saved change that can be undone. */
export interface UndoableChange {
  title: string
  message: string
  undo: () => Promise<{ message: string }>
}

export type OfferUndo = (change: UndoableChange | undefined) => void

export type LastChange = ReturnType<typeof useLastChange>

/** The last change in the calendar, if it can be undone: by the button of its toast, and later by the toolbar. */
export const useLastChange = () => {
  const [last, setLast] = useState<UndoableChange>()
  /** The toasts that offer to undo a change. */
  const toasts = useRef(new WeakMap<UndoableChange, string>())

  const undo = async (change: UndoableChange) => {
    const shown = toasts.current.get(change)
    if (shown) toast.hide(shown)
    const forget = () => setLast((now) => (now === change ? undefined : now))
    try {
      const { message } = await change.undo()
      forget()
      toast.success(message)
    } catch (failure) {
      // Without a reply, it can be tried again.
      if (isRefusal(failure)) forget()
      toast.notSaved(failureText(failure, say.undoFailed), 'Not undone')
    }
  }
  /** Reports a change and offers to undo it; undefined after a change that can't be undone. */
  const offer: OfferUndo = (change) => {
    setLast(change)
    if (change) toasts.current.set(change, showUndoToast({ ...change, onUndo: () => void undo(change) }))
  }
  return {
    offer,
    canUndo: last !== undefined,
    undoLast: () => last && void undo(last),
  }
}
