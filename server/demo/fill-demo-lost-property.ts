import { addDays } from '#contract/kit/time/calendar-date.ts'
import { keepUntilFrom } from '#contract/lost-property/lost-property.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'
import { insertLostProperty } from '#server/lost-property/lost-property-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { roomStore } from '#server/rooms/room-store.ts'

const things = [
  { description: 'Blue umbrella', area: 'Lobby', found_by: 'Ramesh', kept_in: 'Front desk', daysAgo: 100 },
  { description: 'Phone charger', area: 'Beside the bed', room: 3, found_by: 'Sunita', kept_in: 'Box 2', daysAgo: 12 },
  { description: 'Gold ring', area: 'Bathroom', room: 1, found_by: 'Sunita', kept_in: 'Safe', daysAgo: 2 },
]

/** A few found things; one is past its keep-until date. */
export const fillDemoLostProperty = async (db: Db, clock: Clock) => {
  const today = await hotelToday(db, clock)
  const { data: rooms } = await roomStore.list(db, { page: 1, per_page: 12 }, today)
  for (const { daysAgo, room, ...thing } of things) {
    const found_on = addDays(today, -daysAgo)
    const room_id = room === undefined ? null : (rooms[room]?.id ?? null)
    await insertLostProperty(db, { ...thing, room_id, found_on, keep_until: keepUntilFrom(found_on) })
  }
}
