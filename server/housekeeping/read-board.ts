import type { HousekeepingBoard, HousekeepingRoom, MyRooms } from '#contract/housekeeping/housekeeping.ts'
import { inOrderOfWork } from '#contract/housekeeping/next-step.ts'
import { may } from '#contract/kit/permission.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { getRules, listCleaners, listMinibarItems, listRooms, listStays } from '#server/housekeeping/board-store.ts'
import { housekeepingProblems } from '#server/housekeeping/housekeeping-problems.ts'
import { roomsOfDay } from '#server/housekeeping/rooms-of-day.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'

export type HousekeepingCaller = Pick<Services, 'db' | 'clock'> & { user: Pick<Actor, 'account_id' | 'granted'> }

/** The rooms of a day, by default all of today, as this person may see them. */
export const readRooms = async (
  { db, clock, user }: HousekeepingCaller,
  { date, slugs }: { date?: CalendarDate | undefined; slugs?: string[] } = {},
) => {
  const rules = await getRules(db)
  const today = hotelDay(rules, clock.now())
  const day = date ?? today
  const [rooms, stays] = await Promise.all([listRooms(db, { day, slugs }), listStays(db, { day, slugs })])
  const seesBookings = may(user.granted, 'bookings.view')
  return { day, today, rules, rooms: roomsOfDay(rooms, stays, { day, today, rules, seesBookings }) }
}

export const readBoard = async (caller: HousekeepingCaller, date?: CalendarDate): Promise<HousekeepingBoard> => {
  const { day, today, rules, rooms } = await readRooms(caller, { date })
  return {
    date: day,
    today,
    check_in_time: rules.check_in_time,
    check_out_time: rules.check_out_time,
    ready_means_inspected: rules.ready_means_inspected,
    rooms,
    staff: await listCleaners(caller.db),
  }
}

const waitsForInspection = ({ state }: HousekeepingRoom) => state === 'done'

export const readMyRooms = async (caller: HousekeepingCaller): Promise<MyRooms> => {
  const { day, rules, rooms } = await readRooms(caller)
  const { account_id, granted } = caller.user
  return {
    hotel_name: rules.name,
    time_zone: rules.time_zone,
    date: day,
    check_in_time: rules.check_in_time,
    check_out_time: rules.check_out_time,
    rooms: inOrderOfWork(
      rooms.filter(({ assignee }) => assignee?.id === account_id),
      rules.check_in_time,
    ),
    to_inspect: may(granted, 'housekeeping.manage') ? rooms.filter(waitsForInspection) : [],
    minibar: await listMinibarItems(caller.db),
  }
}

/** One room of a day with the rules, before and after a change. */
export const readRoom = async (caller: HousekeepingCaller, slug: string, date?: CalendarDate) => {
  const { rooms, ...found } = await readRooms(caller, { date, slugs: [slug] })
  const [room] = rooms
  if (!room) throw housekeepingProblems.roomMissing()
  return { ...found, room }
}
