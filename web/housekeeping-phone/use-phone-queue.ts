import { useEffect, useSyncExternalStore } from 'react'
import { readMyRoomsAgain } from '#web/housekeeping-phone/my-rooms-queries.ts'
import { isCleaning, type PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { phoneQueue } from '#web/housekeeping-phone/phone-queue.ts'
import { newUuid } from '#web/housekeeping-phone/queue/new-uuid.ts'
import { isUnsent } from '#web/housekeeping-phone/queue/queued-step.ts'
import { type UndoableStep, undoableStep } from '#web/housekeeping-phone/undoable-step.ts'
import { useJustTaken } from '#web/housekeeping-phone/use-just-taken.ts'
import { session } from '#web/kit/api/session.ts'

/** Several steps that arrive together lead to one reading. */
const readPause = 200

/** The steps of this phone, and what is done with them. `account` is the email of the person who uses the page. */
export const usePhoneQueue = (account: string) => {
  const all = useSyncExternalStore(phoneQueue.subscribe, phoneQueue.steps)
  const steps = all.filter((step) => step.account === account)
  const justTaken = useJustTaken()
  const sent = steps.flatMap(({ seq, state }) => (state === 'sent' ? [seq] : [])).join(' ')

  useEffect(() => {
    if (sent === '') return
    const timer = setTimeout(readMyRoomsAgain, readPause)
    return () => clearTimeout(timer)
  }, [sent])

  useEffect(() => {
    const gone = new AbortController()
    const retry = () => void phoneQueue.retryNow()
    const look = () => {
      if (!document.hidden) retry()
    }
    const token = session.token()
    // Someone else has signed in in another tab: this page must not go on with the name of the first person.
    const reload = () => {
      if (session.token() !== null && session.token() !== token) location.reload()
    }
    const { signal } = gone
    window.addEventListener('online', retry, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    window.addEventListener('storage', reload, { signal })
    retry()
    return () => gone.abort()
  }, [])

  const take = async (action: PhoneAction) => {
    const step = { id: newUuid(), account, action, taken_at: new Date().toISOString() }
    await phoneQueue.add(step)
    justTaken.note(step)
  }
  /** Returns whether it is undone; the desk has to help with the minibar and reports that were sent meanwhile. */
  const undo = async ({ id, seq, action }: UndoableStep) => {
    if (seq !== undefined && (await phoneQueue.withdraw(seq))) justTaken.forget(action.room)
    else if (isCleaning(action)) {
      const { room, room_number, before } = action
      await take({ kind: 'undo', room, room_number, step: id, before })
    } else return false
    return true
  }

  return {
    steps,
    unsent: steps.filter(isUnsent).length,
    isRead: phoneQueue.isRead(),
    refused: steps.filter(({ state }) => state === 'refused'),
    ofOthers: all.filter((step) => step.account !== account && step.state !== 'sent'),
    undoableOf: (room: string) =>
      undoableStep(
        steps.filter(({ action }) => action.room === room),
        justTaken.of(room),
      ),
    take,
    undo,
    dismiss: phoneQueue.dismiss,
  }
}

export type PhoneSteps = ReturnType<typeof usePhoneQueue>
