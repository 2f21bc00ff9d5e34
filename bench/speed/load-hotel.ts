import type pg from 'pg'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { inOneTransaction } from '#server/db/one-connection.ts'
import { demoHotel } from '#server/demo/demo-hotel.ts'
import { demoSettings } from '#server/demo/demo-settings.ts'
import { demoTaxes } from '#server/demo/demo-taxes.ts'
import { fillDemoMenu } from '#server/demo/fill-demo-menu.ts'
import { diceOf } from '#server/demo/history/dice.ts'
import { readHotel } from '#server/demo/history/history-store.ts'
import { dayNumber } from '#server/demo/history/hotel-time.ts'
import { type PlanSettings, planStays } from '#server/demo/history/plan-stays.ts'
import { writeHistory } from '#server/demo/history/write-history.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'
import { getSettings, updateSettings } from '#server/settings/settings-store.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'

export interface HotelSize {
  rooms: number
  guests: number
  bookings: number
  ordersPerStay: number
  /** Other days and stays than those of a business hotel. */
  plan?: Pick<PlanSettings, 'occupancy' | 'lengths'> & { daysBack: number; daysAhead: number }
}

const seed = 42

// A business hotel: many short stays, so that 100 rooms see 50,000 bookings in three years.
const lengths = [
  [1, 46],
  [2, 30],
  [3, 14],
  [4, 6],
  [6, 4],
] as const
const occupancy = 0.9
const daysAhead = 120

/** Bookings per room and day, cancelled ones included; slightly below the real figure. */
const bookingsPerRoomDay = 0.38

const businessHotel = ({ bookings, rooms }: HotelSize) => ({
  daysBack: Math.ceil(bookings / (rooms * bookingsPerRoomDay)) + 30,
  daysAhead,
  occupancy,
  lengths,
})

/** Fills an empty database with a hotel of this size, always the same, with as many years as the bookings need. */
export const loadHotel = (pool: pg.Pool, size: HotelSize, now: Date, progress: (share: number) => void) =>
  inOneTransaction(pool, async (db, client) => {
    const { version } = await getSettings(db)
    await updateSettings(db, { ...demoSettings, version })
    await installTaxCategories(db, demoTaxes)
    for (const [index, { type }] of demoHotel.entries()) {
      const saved = await roomTypeStore.get(db, await roomTypeStore.save(db, type))
      for (let room = index; saved && room < size.rooms; room += demoHotel.length) {
        const draft = { room_number: String(101 + room), status: 'available' as const, description: 'A room' }
        await roomStore.save(db, { ...draft, room_type_id: saved.id })
      }
    }
    await fillDemoMenu(db)
    const today = hotelDay(demoSettings, now)
    const day = dayNumber(today)
    const hotel = await readHotel(db)
    const { plan = businessHotel(size) } = size
    const rooms = hotel.rooms.map(() => [])
    const days = { firstDay: day - plan.daysBack, lastDay: day + plan.daysAhead, today: day, now: now.getTime() }
    const planned = planStays({ rooms, ...days, ...plan }, diceOf(seed))
    if (planned.length < size.bookings) throw new Error(`only ${planned.length} bookings were planned`)
    const stays = planned.sort((one, other) => one.placed - other.placed).slice(-size.bookings)
    await writeHistory(db, client, { hotel, stays, today, now: now.getTime(), seed, staffIds: [], ...size, progress })
  })
