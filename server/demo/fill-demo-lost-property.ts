import { LostPropertyDraft } from '#contract/lost-property/lost-property.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { recordLostProperty } from '#server/lost-property/change-lost-property.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { roomStore } from '#server/rooms/room-store.ts'

const things = [
  { description: 'Blue umbrella', area: 'Lobby', found_by: 'Ramesh', kept_in: 'Front desk', daysAgo: 100 },
  { description: 'Phone charger, beside the bed', room: 3, found_by: 'Sunita', kept_in: 'Box 2', daysAgo: 12 },
  { description: 'Gold ring, in the bathroom', room: 1, found_by: 'Sunita', kept_in: 'Safe', daysAgo: 2 },
]

const day = 86_400_000

/** A few found things; one is past its keep-until date. */
export const fillDemoLostProperty = async (db: Db, clock: Clock, user: Actor) => {
  const { data: rooms } = await roomStore.list(db, { page: 1, per_page: 12 }, await hotelToday(db, clock))
  for (const { daysAgo, room, ...thing } of things) {
    const then = { now: () => new Date(clock.now().getTime() - daysAgo * day) }
    const draft = LostPropertyDraft.parse({ ...thing, room_id: room === undefined ? null : (rooms[room]?.id ?? null) })
    await recordLostProperty({ db, clock: then, user }, draft)
  }
}
