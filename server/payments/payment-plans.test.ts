import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PaymentQuery } from '#contract/payments/payment-list.ts'
import type { DB } from '#server/db/tables.ts'
import { listAllPayments } from '#server/payments/payment-list-store.ts'
import { createDatabase } from '#server/testing/database.ts'
import { makeManyGuests } from '#server/testing/many-guests.ts'

const asked: { sql: string; parameters: readonly unknown[] }[] = []
let database: Awaited<ReturnType<typeof createDatabase>>
let pool: pg.Pool
let db: Kysely<DB>

beforeAll(async () => {
  database = await createDatabase(inject('serverUrl'), inject('template'))
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  })
  await makeManyGuests(db, 500)
  await sql`
    insert into booking (slug, booking_type, guest_id, check_in_date, check_out_date, number_of_adults,
      number_of_children, number_of_infants, food_plan_id, food_plan_rate)
    select 'many-' || n, 'individual', (select min(id) from guest) + n % 500, date '2026-01-01' + n % 300,
      date '2026-01-03' + n % 300, 2, 0, 0, 1, 0
    from generate_series(1, 1000) n`.execute(db)
  await sql`insert into account (slug, email, name, role, role_id, password_hash)
    select 'clerk-' || n, 'clerk-' || n || '@hotel.example', 'Clerk ' || n, 'admin', 1, '' from generate_series(1, 20) n`.execute(
    db,
  )
  await sql`
    insert into payment (slug, booking_id, kind, payment_method_id, source, reference, amount, reason, at, paid_on, account_id)
    select 'paid-' || n, (select min(id) from booking) + (n + (n % 50 = 0)::integer) % 1000, case when n % 50 = 0 and n > 1000 then 'refund' else 'payment' end::payment_kind,
      1 + n % 3, '', case when n % 2 = 0 then 'UTR' || md5(n::text) else '' end, case when n % 50 = 0 then 5000 else 100000 + n % 977 end, '',
      timestamptz '2024-01-01 10:00+05:30' + n * interval '1 hour', date '2024-01-01' + n / 24,
      (select min(id) from account) + n % 20
    from generate_series(1, 20000) n`.execute(db)
  await sql`insert into voucher (payment_id, number, kind, voucher_date, property, guest, amount, tax_rate, taxable, cgst, sgst)
    select id, case when kind = 'refund' then 'RF' else 'RV' end || '-2627-' || lpad(id::text, 6, '0'),
      case when kind = 'refund' then 'refund' else 'receipt' end::voucher_kind, paid_on, '{}', '{}', amount, 0, amount, 0, 0
    from payment`.execute(db)
  await sql`with added as (delete from payment_tally)
    insert into payment_tally select * from payments_by_clerk`.execute(db)
  await sql`vacuum analyze`.execute(db)
  // The tables are small, so sequential scans are switched off to see whether an index can be used.
  await sql`set enable_seqscan = off`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test.each([
  {},
  { page: 300 },
  { sort: '-amount' },
  { sort: 'amount', page: 2 },
  { date_from: '2025-03-01', date_to: '2025-03-31' },
  { date_from: '2025-03-01', date_to: '2025-03-31', kind: 'advance', payment_method: 2 },
  { payment_method: 2 },
  { account: 'clerk-7' },
  { account: 'clerk-7', date_from: '2025-03-01' },
  { kind: 'advance' },
  { kind: 'refund' },
  { kind: 'refund', date_from: '2025-03-01' },
  { search: 'UTR5' },
  { search: 'RV-2627-000123' },
  { search: '123' },
  { search: 'BK-000123' },
  { search: 'ravi kumar' },
])('%o reads no whole table', async (query) => {
  asked.length = 0
  await listAllPayments(db, PaymentQuery.parse(query))
  for (const { sql, parameters } of asked.splice(0)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on (payment|voucher|payment receipt)\b(?!_)/)
  }
})
