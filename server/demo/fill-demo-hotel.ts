import type pg from 'pg'
import { companyStore } from '#server/companies/company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { inOneTransaction } from '#server/db/one-connection.ts'
import { demoCompanies } from '#server/demo/demo-companies.ts'
import { demoHotel } from '#server/demo/demo-hotel.ts'
import { demoSettings } from '#server/demo/demo-settings.ts'
import { demoTaxes } from '#server/demo/demo-taxes.ts'
import { fillDemoCorrections } from '#server/demo/fill-demo-corrections.ts'
import { fillDemoFees } from '#server/demo/fill-demo-fees.ts'
import { fillDemoForeigners } from '#server/demo/fill-demo-foreigners.ts'
import { fillDemoHistory } from '#server/demo/fill-demo-history.ts'
import { fillDemoHousekeeping } from '#server/demo/fill-demo-housekeeping.ts'
import { fillDemoLostProperty } from '#server/demo/fill-demo-lost-property.ts'
import { fillDemoMenu } from '#server/demo/fill-demo-menu.ts'
import { fillDemoNotices } from '#server/demo/fill-demo-notices.ts'
import { fillDemoOccupants } from '#server/demo/fill-demo-occupants.ts'
import { fillDemoRates } from '#server/demo/fill-demo-rates.ts'
import { fillDemoRepairs } from '#server/demo/fill-demo-repairs.ts'
import { fillDemoStaff } from '#server/demo/fill-demo-staff.ts'
import { numberArrivals } from '#server/guest-register/register-store.ts'
import type { Clock } from '#server/kit/clock.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'
import { getSettings, updateSettings } from '#server/settings/settings-store.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'

/**
 * Fills an empty database with the demo hotel, all of it or nothing; a filled database is left as it is. The hotel is
 * the same all day.
 */
export const fillDemoHotel = async (pool: pg.Pool, clock: Clock, progress: (share: number) => void) =>
  inOneTransaction(pool, async (db, client) => {
    const { total } = await roomTypeStore.list(db, { page: 1, per_page: 1 })
    if (total > 0) return
    progress(0)
    await fillSettings(db)
    for (const { type, rooms } of demoHotel) {
      const slug = await roomTypeStore.save(db, type)
      const saved = await roomTypeStore.get(db, slug)
      if (!saved) throw new Error(`The room type ${type.name} is gone right after saving it`)
      for (const room of rooms) await roomStore.save(db, { ...room, room_type_id: saved.id })
    }
    await fillDemoMenu(db)
    for (const company of demoCompanies) await companyStore.save(db, company)
    const staff = await fillDemoStaff(db)
    if (staff[0]) await fillDemoRates(db, clock, staff[0])
    await fillDemoHistory(db, client, clock, staff, progress)
    await fillDemoCorrections({ db, clock, ...(staff[0] && { user: staff[0] }) })
    await fillDemoFees({ db, clock, ...(staff[0] && { user: staff[0] }) })
    if (staff[0]) {
      await fillDemoRepairs(db, clock, staff[0])
      await fillDemoLostProperty(db, clock, staff[0])
    }
    await fillDemoOccupants(db, clock)
    await numberInOrder(db, clock)
    await fillDemoForeigners(db, clock, staff)
    await fillDemoNotices(db, clock)
    await fillDemoHousekeeping(db, clock)
  })

/** The people were added after the history, so the numbers that they got are not in the order of arrival. */
const numberInOrder = async (db: Db, clock: Clock) => {
  await db.deleteFrom('register_entry').execute()
  await db.deleteFrom('register_counter').execute()
  await numberArrivals(db, clock)
}

const fillSettings = async (db: Db) => {
  const { version } = await getSettings(db)
  await updateSettings(db, { ...demoSettings, version })
  await installTaxCategories(db, demoTaxes)
}
