import { useEffect, useSyncExternalStore } from 'react'
import { readMyRoomsAgain } from '#web/housekeeping-phone/my-rooms-queries.ts'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { phoneQueue } from '#web/housekeeping-phone/phone-queue.ts'
import { newUuid } from '#web/housekeeping-phone/queue/new-uuid.ts'
import { isUnsent } from '#web/housekeeping-phone/queue/queued-step.ts'
import { session } from '#web/kit/api/session.ts'

/** Several steps that arrive together lead to one reading. */
const readPause = 200

/** The steps of this phone, and what is done with them. `account` is the email of the person who uses the page. */
export const usePhoneQueue = (account: string) => {
  const all = useSyncExternalStore(phoneQueue.subscribe, phoneQueue.steps)
  const steps = all.filter((step) => step.account === account)
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
      phoneQueue.hurry(document.hidden)
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

  return {
    steps,
    unsent: steps.filter(isUnsent).length,
    refused: steps.filter(({ state }) => state === 'refused'),
    ofOthers: all.filter((step) => step.account !== account && step.state !== 'sent'),
    take: (action: PhoneAction) =>
      phoneQueue.add({ id: newUuid(), account, action, taken_at: new Date().toISOString() }),
    undo: phoneQueue.undo,
    dismiss: phoneQueue.dismiss,
  }
}

export type PhoneSteps = ReturnType<typeof usePhoneQueue>
