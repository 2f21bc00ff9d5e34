import { sql } from 'kysely'
import type { Settings, SettingsDraft } from '#contract/settings/settings.ts'
import type { Db } from '#server/db/connect.ts'
import { logoAddress } from '#server/property/property-store.ts'

const columns = [
  'name',
  'address',
  'city',
  'pin_code',
  'state',
  'phone',
  'email',
  'gstin',
  'time_zone',
  'check_in_time',
  'check_out_time',
  'day_starts_at',
  'upi_id',
  'invoice_prefix',
  'credit_note_prefix',
  'composite_supply',
  'e_invoice_since',
  'cancellation_fee',
  'cancellation_free_days',
  'cancellation_percent',
  'occupancy_above_percent',
  'occupancy_raise_percent',
  'dirty_after_check_out',
  'dirty_each_morning',
  'ready_means_inspected',
  'departure_credits',
  'stay_credits',
  'register_retention_days',
  'house_rules',
  'privacy_notice',
  'district',
  'version',
  'logo',
] as const

export const getSettings = async (db: Db): Promise<Settings> => {
  const { logo, ...settings } = await db.selectFrom('property').select(columns).executeTakeFirstOrThrow()
  return { ...settings, logo: logoAddress(logo) }
}

/** False if the settings do not have this version any more. */
export const updateSettings = async (db: Db, { version, ...settings }: SettingsDraft) => {
  const { numUpdatedRows } = await db
    .updateTable('property')
    .set({ ...settings, version: sql`version + 1` })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False for a hotel with a GSTIN. */
export const setNoTax = async (db: Db) => {
  const { numUpdatedRows } = await db
    .updateTable('property')
    .set({ charges_no_tax: true })
    .where('gstin', '=', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setLogo = (db: Db, logo: string | null) => db.updateTable('property').set({ logo }).execute()

export const hasGuestsInHouse = async (db: Db) => {
  const guests = await db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'checked_in')
    .limit(1)
    .executeTakeFirst()
  return guests !== undefined
}
