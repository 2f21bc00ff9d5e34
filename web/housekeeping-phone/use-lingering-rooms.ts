import { useRef } from 'react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { applySteps } from '#web/housekeeping-phone/apply-steps.ts'
import type { PhoneSteps } from '#web/housekeeping-phone/use-phone-queue.ts'

/**
 * The rooms as they will be when all steps have arrived, with those that leave the list by a step. Such a room stays as
 * long as Undo is offered: no other card comes under the finger, and a slip can be taken back.
 */
export const useLingeringRooms = (rooms: HousekeepingRoom[], { steps, undoableOf }: PhoneSteps) => {
  const seen = useRef(new Map<string, HousekeepingRoom>())
  for (const room of rooms) seen.current.set(room.slug, room)
  const listed = new Set(rooms.map(({ slug }) => slug))
  const left = [...seen.current.values()].flatMap((room) => {
    if (listed.has(room.slug)) return []
    const undoable = undoableOf(room.slug)
    if (undoable) return applySteps(room, [{ action: undoable.action, state: 'sent' }])
    return steps.some(({ action }) => action.room === room.slug) ? room : []
  })
  return [...rooms, ...left].map((room) => applySteps(room, steps))
}
