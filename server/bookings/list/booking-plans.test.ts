import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BookingQuery } from '#contract/bookings/booking.ts'
import { listBookings } from '#server/bookings/list/booking-list-store.ts'
import type { DB } from '#server/db/tables.ts'
import { findAnything } from '#server/search/search-store.ts'
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
      number_of_children, number_of_infants, food_plan_id, food_plan_rate, group_name)
    select 'many-' || n, case when n % 4 = 0 then 'group' else 'individual' end::booking_type,
      (select min(id) from guest) + n % 500, date '2026-01-01' + n % 300, date '2026-01-03' + n % 300, 2, 0, 0, 1, 0,
      case when n % 4 = 0 then 'Wedding ' || md5(n::text) end
    from generate_series(1, 1000) n`.execute(db)
  await sql`insert into booking_guest (booking_id, guest_name)
    select id, 'Cousin ' || md5(slug || n) from booking, generate_series(1, 2) n where booking_type = 'group'`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  // The tables are small, so sequential scans are switched off to see whether an index can be used.
  await sql`set enable_seqscan = off`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test.each(['cousin 00a', 'wedding 1f', 'abc', 'ravi kumar', '9876543210'])(
  '"%s" reads no whole table',
  async (typed) => {
    asked.length = 0
    await listBookings(db, BookingQuery.parse({ search: typed }))
    await findAnything(db, typed, '2026-11-15', { account_id: 1, isManager: true })
    for (const { sql, parameters } of asked.splice(0)) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on (booking|booking_guest|guest) /)
    }
  },
)
