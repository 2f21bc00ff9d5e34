import { rupees } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { RepairDraft } from '#contract/repairs/repair.ts'
import { RepairTaskDraft } from '#contract/repairs/repair-task.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { closeRepair, startRepair } from '#server/repairs/change-repair.ts'
import { addTask } from '#server/repairs/change-repair-task.ts'
import { insertComment } from '#server/repairs/repair-comment-store.ts'
import { lockRepair } from '#server/repairs/repair-store.ts'
import { reportFault } from '#server/repairs/report-fault.ts'
import { listAvailableRooms } from '#server/rooms/room-availability.ts'
import { roomStore } from '#server/rooms/room-store.ts'

interface DemoFault {
  /** The position of its room, or the area. */
  place: number | string
  description: string
  daysAgo: number
  priority?: 'urgent' | 'high' | 'low'
  dueIn?: number
  cost?: number
  state?: 'started' | 'closed'
}

const faults: DemoFault[] = [
  { place: 2, description: 'Bathroom tap drips', daysAgo: 16, cost: 350, state: 'closed' },
  { place: 2, description: 'Drain of the shower is slow', daysAgo: 9, cost: 600, state: 'closed' },
  { place: 5, description: 'AC does not cool', daysAgo: 6, priority: 'high', dueIn: 2, state: 'started' },
  { place: 'Lobby', description: 'Lamp beside the stairs flickers', daysAgo: 3, priority: 'low' },
  { place: 8, description: 'Geyser leaks on the floor', daysAgo: 2, priority: 'urgent', dueIn: -1 },
  { place: 1, description: 'Window does not close properly', daysAgo: 1 },
]

const day = 86_400_000

/** Faults of the last weeks in every state, and recurring tasks. */
export const fillDemoRepairs = async (db: Db, clock: Clock, user: Actor) => {
  const today = await hotelToday(db, clock)
  const { data: rooms } = await roomStore.list(db, { page: 1, per_page: 12 }, today)
  for (const fault of faults) await addFault(db, clock, user, today, fault, rooms)
  await blockRoomForRepair({ db, clock, user }, today)
  const ids = rooms.slice(0, 6).map(({ id }) => id)
  const service = { description: 'AC service', every_days: 90, start_date: addDays(today, 12), room_ids: ids }
  await addTask(db, RepairTaskDraft.parse({ ...service, assignee_id: user.account_id }))
  const check = { description: 'Check fire extinguishers', every_days: 180, start_date: addDays(today, 40) }
  await addTask(db, RepairTaskDraft.parse({ ...check, areas: ['Kitchen', 'Lobby', 'Roof'] }))
}

/** A room that is free for the next nights is out of order: its ceiling is repaired. */
const blockRoomForRepair = async (given: { db: Db; clock: Clock; user: Actor }, today: CalendarDate) => {
  for (let first = today; first < addDays(today, 60); first = addDays(first, 1)) {
    const nights = { check_in_date: first, check_out_date: addDays(first, 3) }
    const room = (await listAvailableRooms(given.db, nights, today)).find(({ overstay }) => overstay === null)
    if (!room) continue
    const draft = { room_id: room.id, description: 'Wet spot on the ceiling', priority: 'high', ...nights }
    return reportFault(given, RepairDraft.parse({ ...draft, due_date: addDays(first, 2) }), undefined)
  }
}

const addFault = async (
  db: Db,
  clock: Clock,
  user: Actor,
  today: CalendarDate,
  { place, description, daysAgo, priority, dueIn, cost, state }: DemoFault,
  rooms: { id: number }[],
) => {
  const before = (days: number): Clock => ({ now: () => new Date(clock.now().getTime() - days * day) })
  const draft = RepairDraft.parse({
    ...(typeof place === 'number' ? { room_id: rooms[place]?.id } : { area: place }),
    description,
    priority: priority ?? 'normal',
    ...(dueIn !== undefined && { due_date: addDays(today, dueIn), assignee_id: user.account_id }),
  })
  const slug = await reportFault({ db, clock: before(daysAgo), user }, draft, undefined)
  const repair = await lockRepair(db, slug)
  if (!repair || !state) return
  const later = { db, clock: before(Math.max(0, daysAgo - 3)), user }
  if (state === 'started') {
    await startRepair(later, slug, repair.version)
    const comment = 'Gas refilled, a new compressor is ordered'
    await insertComment(db, { repair_id: repair.id, comment, account_id: user.account_id, at: later.clock.now() })
    return
  }
  const closing = { version: repair.version, comment: 'Done by the plumber', cost: rupees(cost ?? 0) }
  await closeRepair(later, slug, closing)
}
