import type pg from 'pg'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { diceOf } from '#server/demo/history/dice.ts'
import { readHotel } from '#server/demo/history/history-store.ts'
import { dayNumber } from '#server/demo/history/hotel-time.ts'
import { planStays } from '#server/demo/history/plan-stays.ts'
import { writeHistory } from '#server/demo/history/write-history.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { insertMaintenance } from '#server/rooms/maintenance-store.ts'

const seed = 20_251_115
const daysBack = 730
const daysAhead = 120

const lengths = [
  [1, 28],
  [2, 34],
  [3, 20],
  [4, 9],
  [5, 5],
  [7, 4],
] as const

/** A room that will be under maintenance. */
const painted = { room_number: '108', from: 5, to: 8, reason: 'New paint in the bathroom' }

/** Two years of stays up to now, and the bookings of the next months. */
export const fillDemoHistory = async (
  db: Db,
  client: pg.ClientBase,
  clock: Clock,
  staff: Actor[],
  progress: (share: number) => void,
) => {
  const today = await hotelToday(db, clock)
  const now = clock.now().getTime()
  const day = dayNumber(today)
  const hotel = await readHotel(db)
  const closedOf = ({ under_maintenance, room_number }: (typeof hotel.rooms)[number]) => {
    if (under_maintenance) return [{ from: day - 2, to: day + daysAhead * 2 }]
    return room_number === painted.room_number ? [{ from: day + painted.from, to: day + painted.to }] : []
  }
  const stays = planStays(
    {
      rooms: hotel.rooms.map(closedOf),
      firstDay: day - daysBack,
      lastDay: day + daysAhead,
      today: day,
      now,
      occupancy: 0.66,
      lengths,
    },
    diceOf(seed),
  )
  const staffIds = staff.map(({ account_id }) => account_id)
  const size = { guests: Math.round(stays.length * 0.7), ordersPerStay: 2.6 }
  await writeHistory(db, client, { hotel, stays, today, now, seed, staffIds, ...size, progress })
  const room = hotel.rooms.find(({ room_number }) => room_number === painted.room_number)
  if (!room) throw new Error('the demo has no room to paint')
  await insertMaintenance(db, room.id, {
    check_in_date: addDays(today, painted.from),
    check_out_date: addDays(today, painted.to),
    maintenance_reason: painted.reason,
  })
}
