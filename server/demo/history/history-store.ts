import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.ts'
import { type HistoryTable, historyTables } from '#server/demo/history/history-rows.ts'
import { getProperty } from '#server/property/property-store.ts'
import { ownTaxCategory } from '#server/taxes/own-tax-category.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'

/** Rooms, menu, companies, rates and settings of the hotel that gets a history. */
export const readHotel = async (db: Db) => {
  const rooms = await db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select([
      'room.id',
      'room.room_number',
      'room.under_maintenance',
      'room_type.name as room_type',
      'room_type.price_per_night',
    ])
    .select(['room_type.max_adults', 'room_type.max_children'])
    .orderBy('room.id')
    .execute()
  const menu = await db
    .selectFrom('item')
    .leftJoin('tax_category', 'tax_category.id', 'item.tax_category_id')
    .select(['item.id', 'item.name', 'type', 'price', ownTaxCategory.as('tax_category')])
    .orderBy('item.id')
    .execute()
  const foodPlans = await db.selectFrom('food_plan').select(['id', 'name', 'price']).orderBy('id').execute()
  const nationalities = await db.selectFrom('nationality').select(['id', 'name']).execute()
  const methods = await db.selectFrom('payment_method').select(['id', 'name']).execute()
  const sources = await db.selectFrom('booking_source').select(['id', 'name']).execute()
  const companies = await db
    .selectFrom('company')
    .select(['id', 'kind', 'name', 'address', 'gstin', 'is_active'])
    .orderBy('id')
    .execute()
  const ratePlans = await db
    .selectFrom('rate_plan')
    .select(['id', 'parent_id', 'parent_percent', 'company_id'])
    .select(['cancellation_fee', 'cancellation_free_days', 'cancellation_percent'])
    .orderBy('id')
    .execute()
  const { composite_supply } = await getProperty(db)
  const property = await db
    .selectFrom('property')
    .select([
      'name',
      'address',
      'city',
      'pin_code',
      'state',
      'phone',
      'email',
      'gstin',
      'upi_id',
      'logo',
      'invoice_prefix',
    ])
    .executeTakeFirstOrThrow()
  const { invoice_prefix, ...printed } = property
  return {
    rooms,
    menu,
    foodPlans,
    nationalityIds: new Map(nationalities.map(({ id, name }) => [name, id])),
    sourceIds: new Map(sources.map(({ id, name }) => [name, id])),
    companies,
    ratePlans,
    methodIds: new Map(methods.map(({ id, name }) => [name, id])),
    taxes: { rules: await listTaxRules(db), composite: composite_supply },
    property: printed,
    invoice_prefix,
  }
}

export type HistoryHotel = Awaited<ReturnType<typeof readHotel>>

/** Triggers would write audit trail, balances and tallies row by row; a history writes them itself. */
export const setTriggers = async (db: Db, state: 'enable' | 'disable') => {
  for (const table of historyTables) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db)
  }
}

/**
 * Drops the indexes and the rule against overlapping stays, and returns a function that creates them again: building
 * them at the end takes a fraction of the time.
 */
export const dropIndexes = async (db: Db) => {
  const tables = sql`any(${[...historyTables]}::regclass[])`
  // Indexes of constraints stay, also those that foreign keys need.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${tables} and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db)
  const { rows: exclusions } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${tables} and contype = 'x'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db)
  for (const { table, name } of exclusions) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  return async () => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(db)
    for (const { definition } of indexes) await sql.raw(definition).execute(db)
    for (const { table, name, definition } of exclusions) {
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
    }
  }
}

const counted = ['guest', 'stay', 'guest_order', 'invoice', 'payment'] as const

export const lastIds = async (db: Db) => {
  const last = async (table: HistoryTable, column = 'id') => {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(${sql.ref(column)}), 0) as last from ${sql.table(table)}`.execute(db)
    return rows[0]?.last ?? 0
  }
  return {
    guest: await last('guest'),
    booking: await last('booking'),
    number: await last('booking', 'number'),
    stay: await last('stay'),
    guest_order: await last('guest_order'),
    invoice: await last('invoice'),
    payment: await last('payment'),
  }
}

/** Updates all that follows from the rows: sequences, search texts, tallies, the guest register, the counters of documents. */
export const updateDerivedTables = async (db: Db, counters: Insertable<DB['document_counter']>[]) => {
  for (const table of counted) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, (select max(id) from ${sql.table(table)})))`.execute(
      db,
    )
  }
  await sql`select setval('booking_id_seq', greatest(1, (select max(id) from booking)))`.execute(db)
  await sql`select reset_booking_numbers()`.execute(db)
  await sql`select keep_departed_guests(array(select id from occupant))`.execute(db)
  await sql`insert into guest_words
    select id, guest_words(name, phone, email, id_proof_number) from guest on conflict do nothing`.execute(db)
  await sql`delete from guest_tally`.execute(db)
  await sql`insert into guest_tally select count(*) from guest`.execute(db)
  await sql`delete from booking_tally`.execute(db)
  await sql`insert into booking_tally select status, count(*) from booking group by status`.execute(db)
  await sql`delete from booking_day_tally`.execute(db)
  await sql`insert into booking_day_tally
    select day, sum(new_reservations), sum(check_ins), sum(cancellations)
    from booking, booking_days(booked_on, status, check_in_date, cancelled_on)
    where day is not null group by day`.execute(db)
  await sql`delete from order_tally`.execute(db)
  await sql`insert into order_tally select status, meal_type, count(*) from guest_order group by status, meal_type`.execute(
    db,
  )
  await sql`delete from invoice_tally`.execute(db)
  await sql`insert into invoice_tally
    select status, count(*), sum(total), sum(paid), sum(credited), sum(balance) from invoice_balance group by status`.execute(
    db,
  )
  await sql`delete from advance_day_tally`.execute(db)
  await sql`insert into advance_day_tally select * from advances_by_day`.execute(db)
  await sql`delete from payment_tally`.execute(db)
  await sql`insert into payment_tally select * from payments_by_clerk`.execute(db)
  for (const counter of counters) {
    await db
      .insertInto('document_counter')
      .values(counter)
      .onConflict((conflict) => conflict.columns(['series', 'financial_year']).doUpdateSet({ last: counter.last }))
      .execute()
  }
  await sql`insert into payment_source (name) select distinct source from payment where source <> ''
    on conflict do nothing`.execute(db)
  // Until the next vacuum the planner would not know how many rows there are.
  await sql`analyze`.execute(db)
}
