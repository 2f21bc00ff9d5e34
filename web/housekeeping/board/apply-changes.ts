import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import type { RoomChange } from '#contract/housekeeping/housekeeping-draft.ts'
import { stateOfCondition } from '#contract/housekeeping/next-step.ts'
import { isReady } from '#contract/rooms/room-condition.ts'

/** What a person changes of a room; a field that is left out stays as it is. */
export type Changes = Omit<RoomChange, 'version' | 'date'>

/** Changes that are on their way to the server, by the slug of their room. */
export type Pending = ReadonlyMap<string, Changes>

type Rules = Pick<HousekeepingBoard, 'staff' | 'ready_means_inspected'>

const withChanges = (room: HousekeepingRoom, { condition, assignee_id, remarks }: Changes, rules: Rules) => {
  const person = rules.staff.find(({ id }) => id === assignee_id)
  return {
    ...room,
    ...(condition && { condition, state: stateOfCondition[condition], is_ready: isReady(condition, rules) }),
    ...(assignee_id !== undefined && { assignee: person ? { id: person.id, name: person.name } : null }),
    ...(remarks !== undefined && { remarks }),
  }
}

/** The rooms as they will be once the changes are saved. Other rooms stay the same objects, so their rows are not drawn again. */
export const applyChanges = (rooms: HousekeepingRoom[], pending: Pending, rules: Rules) =>
  pending.size === 0
    ? rooms
    : rooms.map((room) => {
        const changes = pending.get(room.slug)
        return changes ? withChanges(room, changes, rules) : room
      })

/** Whether a colleague changed one of the fields that this change is about. */
export const isContested = (changes: Changes, before: HousekeepingRoom, now: HousekeepingRoom) =>
  // Guests who leave a dirty room make it dirty again: calling it clean was about the time before.
  (changes.condition !== undefined &&
    (before.condition !== now.condition || before.condition_changed_at !== now.condition_changed_at)) ||
  (changes.assignee_id !== undefined && before.assignee?.id !== now.assignee?.id) ||
  (changes.remarks !== undefined && before.remarks !== now.remarks)

/** The rooms with newer ones in their places. A reply that was overtaken by another one is left out. */
export const replaceRooms = (rooms: HousekeepingRoom[], newer: HousekeepingRoom[]) => {
  const bySlug = new Map(newer.map((room) => [room.slug, room]))
  return rooms.map((room) => {
    const next = bySlug.get(room.slug)
    return next && next.version >= room.version ? next : room
  })
}
