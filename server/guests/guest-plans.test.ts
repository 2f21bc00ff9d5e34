import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { GuestDuplicateQuery, GuestOptionQuery, GuestQuery } from '#contract/guests/guest.ts'
import type { DB } from '#server/db/tables.ts'
import { findDuplicates, listGuestOptions } from '#server/guests/guest-options-store.ts'
import { listGuests } from '#server/guests/guest-store.ts'
import { createDatabase } from '#server/testing/database.ts'
import { makeManyGuests } from '#server/testing/many-guests.ts'

describe('with 20,000 guests no statement reads all of them', () => {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  let database: Awaited<ReturnType<typeof createDatabase>>
  let pool: pg.Pool
  let db: Kysely<DB>

  beforeAll(async () => {
    database = await createDatabase(inject('serverUrl'), inject('template'))
    pool = new pg.Pool({ connectionString: database.url })
    db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
    })
    await makeManyGuests(db, 20_000)
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const plansOf = async (work: () => Promise<unknown>) => {
    asked.length = 0
    await work()
    const plans: string[] = []
    for (const { sql, parameters } of asked.splice(0)) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    expect(plans.length).toBeGreaterThan(0)
    return plans.join('\n')
  }

  test.each([
    {},
    { page: 1000 },
    { sort: 'name', page: 900 },
    { sort: '-phone', page: 1000 },
    { sort: 'email' },
    { search: 'kumar' },
    { search: 'kumar', sort: 'name' },
    { search: 'ravi kumar' },
    { search: '98765' },
    { search: '98765 43210' },
    { search: 'ku' },
    { search: 'z' },
    { search: '@' },
    { search: '7777' },
    { search: '2345 6789 0123' },
    { search: 'nobody here' },
  ])('list %o', async (query) =>
    expect(await plansOf(() => listGuests(db, GuestQuery.parse(query)))).not.toMatch(/Seq Scan on guest(_words)? /),
  )

  test.each(['', 'kumar', 'ku', '98765'])('options %s', async (search) =>
    expect(await plansOf(() => listGuestOptions(db, GuestOptionQuery.parse({ search })))).not.toMatch(
      /Seq Scan on guest(_words)? /,
    ),
  )

  test.each([
    { phone: '9000007919' },
    { id_proof_number: 'XXXX XXXX 1234', name: 'Ravi Kumar' },
    { phone: '9000007919', id_proof_number: 'ABCDE1234F' },
  ])('duplicates %o', async (query) =>
    expect(await plansOf(() => findDuplicates(db, GuestDuplicateQuery.parse(query)))).not.toMatch(
      /Seq Scan on guest|guest_pkey/,
    ),
  )
})
