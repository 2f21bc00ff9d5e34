import { sql } from 'kysely'
import { type FixedLedger, fixedLedgers, keyOfCategory, keyOfMethod } from '#contract/reports/tally/tally-ledgers.ts'
import type { TallyLedger, TallySettings, TallySettingsDraft } from '#contract/reports/tally/tally-settings.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import type { Db } from '#server/db/connect.ts'
import { getSender } from '#server/property/property-store.ts'

type Names = Record<string, string>

const parts: Record<FixedLedger, TallyLedger['part']> = {
  room_income: 'income',
  food_income: 'income',
  exempt_income: 'income',
  outside_gst_income: 'income',
  other_income: 'income',
  cgst: 'taxes',
  sgst: 'taxes',
  round_off: 'taxes',
  advances: 'guests',
  deposits: 'guests',
  guests: 'guests',
  guest_group: 'guests',
}

/** Categories with a ledger of their own: those of rooms and food are fixed, and an untaxed line does not name its category. */
const listCategories = (db: Db) =>
  db
    .selectFrom('tax_category')
    .select(['id', 'name'])
    .where('treatment', '=', 'taxable')
    .where(sql<boolean>`builtin is distinct from 'accommodation' and builtin is distinct from 'food'`)
    .orderBy('name')
    .execute()

/** "Company" is not a payment and has no ledger. */
const listMethods = (db: Db) =>
  db
    .selectFrom('payment_method')
    .select(['id', 'name', 'is_cash'])
    .where('to_company_account', '=', false)
    .orderBy('id')
    .execute()

const fixed = (state: string): Omit<TallyLedger, 'name'>[] =>
  (Object.keys(fixedLedgers) as FixedLedger[]).map((key) => ({
    key,
    part: parts[key],
    ...fixedLedgers[key],
    ...(key === 'sgst' && { label: stateTaxOf(state), usual: `Output ${stateTaxOf(state)}` }),
  }))

const readSettings = (db: Db) => db.selectFrom('tally_settings').selectAll().executeTakeFirstOrThrow()

/** The ledgers of the hotel with their names, in the order of the form. */
export const getTallySettings = async (db: Db): Promise<TallySettings> => {
  const { company_name, guests_apart, ledgers, version } = await readSettings(db)
  const { state } = await getSender(db)
  const names = ledgers as Names
  const categories = (await listCategories(db)).map(({ id, name }) => ({
    key: keyOfCategory(id),
    part: 'income' as const,
    label: name,
    group: 'Sales Accounts',
    usual: `${name} Income`,
  }))
  const methods = (await listMethods(db)).map(({ id, name, is_cash }) => ({
    key: keyOfMethod(id),
    part: 'payments' as const,
    label: name,
    group: is_cash ? 'Cash-in-Hand' : 'Bank Accounts',
    // Every company of Tally has the ledger Cash.
    usual: is_cash ? 'Cash' : '',
  }))
  const all = [...fixed(state), ...categories, ...methods]
  return {
    company_name,
    guests_apart,
    ledgers: all.map((ledger) => ({ ...ledger, name: names[ledger.key] ?? '' })),
    version,
  }
}

/** False if the settings do not have this version any more. */
export const updateTallySettings = async (db: Db, { ledgers, version, ...settings }: TallySettingsDraft) => {
  const { numUpdatedRows } = await db
    .updateTable('tally_settings')
    .set({ ...settings, ledgers: JSON.stringify(ledgers) })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
