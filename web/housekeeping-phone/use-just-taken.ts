import { useEffect, useState } from 'react'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { NewStep } from '#web/housekeeping-phone/queue/queued-step.ts'

/** For so long Undo is shown, also if the step has reached the hotel. */
const undoTime = 8_000

/** The last step of each room that was tapped within the last seconds. */
export const useJustTaken = () => {
  const [taken, setTaken] = useState<NewStep<PhoneAction>[]>([])
  const [oldest] = taken
  useEffect(() => {
    if (!oldest) return
    const left = Date.parse(oldest.taken_at) + undoTime - Date.now()
    const timer = setTimeout(() => setTaken((now) => now.slice(1)), Math.min(undoTime, Math.max(0, left)))
    return () => clearTimeout(timer)
  }, [oldest])

  const without = (room: string) => (now: NewStep<PhoneAction>[]) => now.filter(({ action }) => action.room !== room)
  return {
    of: (room: string) => taken.find(({ action }) => action.room === room),
    /** An undo is not undone: it only ends the Undo of the step before. */
    note: (step: NewStep<PhoneAction>) =>
      setTaken((now) => [...without(step.action.room)(now), ...(step.action.kind === 'undo' ? [] : [step])]),
    forget: (room: string) => setTaken(without(room)),
  }
}
