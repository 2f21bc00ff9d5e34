import { indianGst } from '#contract/taxes/indian-gst.ts'
import type { Db } from '#server/db/connect.ts'
import { demoGuests } from '#server/demo/demo-guests.ts'
import { demoHotel } from '#server/demo/demo-hotel.ts'
import { demoSettings } from '#server/demo/demo-settings.ts'
import { fillDemoBookings } from '#server/demo/fill-demo-bookings.ts'
import { fillDemoMenu, fillDemoOrders } from '#server/demo/fill-demo-menu.ts'
import { registerGuest } from '#server/guests/register-guest.ts'
import { systemClock } from '#server/kit/clock.ts'
import { listNationalities } from '#server/lookups/lookup-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'
import { getSettings, updateSettings } from '#server/settings/settings-store.ts'
import { insertTaxRules } from '#server/taxes/tax-store.ts'

/** Puts the demo hotel into an empty database, all of it or nothing; a hotel that is there already is left alone. */
export const fillDemoHotel = async (db: Db) => {
  const { total } = await roomTypeStore.list(db, { page: 1, per_page: 1 })
  if (total > 0) return
  await db.transaction().execute(async (transaction) => {
    await fillSettings(transaction)
    for (const { type, rooms } of demoHotel) {
      const slug = await roomTypeStore.save(transaction, type)
      const saved = await roomTypeStore.get(transaction, slug)
      if (!saved) throw new Error(`The room type ${type.name} is gone right after saving it`)
      for (const room of rooms) await roomStore.save(transaction, { ...room, room_type_id: saved.id })
    }
    await fillGuests(transaction)
    await fillDemoBookings(transaction, await hotelToday(transaction, systemClock))
    await fillDemoMenu(transaction)
    // Last: orders are for guests who are in the house by then.
    await fillDemoOrders(transaction)
  })
}

const fillSettings = async (db: Db) => {
  const { version } = await getSettings(db)
  await updateSettings(db, { ...demoSettings, version })
  // The cottages cost more than 7,500 a night, so the kitchen charges the higher rate.
  await insertTaxRules(db, indianGst(1800))
}

const fillGuests = async (db: Db) => {
  const idOf = new Map((await listNationalities(db)).map(({ id, name }) => [name, id]))
  for (const { nationality, changes } of demoGuests(await hotelToday(db, systemClock))) {
    const nationality_id = idOf.get(nationality) ?? null
    await registerGuest({ db, clock: systemClock }, { ...changes, nationality_id }, 'page', undefined)
  }
}
