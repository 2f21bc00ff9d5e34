import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { migrate, migrateWithin, migrationNames } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/testing/open-database.ts'

const lastFirstMigration = '0009_notices.sql'

const openHotel = async (template?: string) => {
  const { pool } = await openDatabase(template)
  const lines: string[] = []
  const readNames = async (query: string) => (await pool.query(query)).rows.map(({ name }) => name)
  return {
    pool,
    lines,
    applied: () => readNames('select name from migration order by name'),
    triggers: () =>
      readNames(`select concat_ws(' ', tgrelid::regclass, tgname, tgfoid::regproc) as name
        from pg_trigger where not tgisinternal order by name`),
    update: () => migrate(pool, (line) => lines.push(line)),
  }
}

const openMigrated = () => openHotel(inject('template'))

/** The migrations in the backup of a hotel that was filled before the first release. */
const readEarlyNames = () => {
  const archive = gunzipSync(readFileSync(join(import.meta.dirname, 'testing/hotel-0009.backup'))).toString('latin1')
  const [, list = ''] = /"migrations": \[([^\]]+)\]/.exec(archive) ?? []
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}

/** A database from before the first release: the tables of the first migrations, recorded under the early names. */
const openEarly = async (names: string[]) => {
  const database = await openHotel()
  const client = await database.pool.connect()
  await migrateWithin(
    client,
    migrationNames().filter((name) => name <= lastFirstMigration),
  )
  await client.query('delete from migration')
  await client.query('insert into migration (name) select unnest($1::text[])', [names])
  client.release()
  return database
}

test('a database with all early migrations is recognised and gets the later ones', async () => {
  const early = await openEarly(readEarlyNames())
  await early.update()
  const later = migrationNames().filter((name) => name > lastFirstMigration)
  expect(early.lines).toHaveLength(later.length)
  expect(early.lines[0]).toBe(`Updating the tables: 1 of ${later.length} (${later[0]})`)
  expect(await early.applied()).toEqual(migrationNames())
  expect(await early.triggers()).toEqual(await (await openMigrated()).triggers())
  await early.update()
  expect(early.lines).toHaveLength(later.length)
  expect(await early.applied()).toEqual(migrationNames())
})

test('a database that lacks some early migrations is refused, unchanged, with a sentence that says what to do', async () => {
  const names = readEarlyNames().slice(0, 20)
  const { applied, update } = await openEarly(names)
  await expect(update()).rejects.toThrow(
    'it lacks 0031_group_search.sql. Start the last version of Sarai that has the file server/db/migrations/0039_invoice_balance.sql on it once, then start this version.',
  )
  expect(await applied()).toEqual(names)
})

test('a migration with a lower number than the last one of the database is refused', async () => {
  const { pool, applied, update } = await openMigrated()
  await pool.query(`delete from migration where name = '0002_guests.sql'`)
  const before = await applied()
  await expect(update()).rejects.toThrow('but not 0002_guests.sql, which comes before it')
  expect(await applied()).toEqual(before)
})

test('a database that a newer version has used is refused, unchanged, also when it began with the early migrations', async () => {
  const { pool, applied, update } = await openMigrated()
  await pool.query(`insert into migration (name) values ('9999_from_the_future.sql')`)
  await expect(update()).rejects.toThrow('used by a newer Sarai (it has 9999_from_the_future.sql)')
  const names = [...readEarlyNames(), '9999_from_the_future.sql']
  const early = await openEarly(names)
  await expect(early.update()).rejects.toThrow('used by a newer Sarai')
  expect(await early.applied()).toEqual(names)
  expect(await applied()).toContain('9999_from_the_future.sql')
})
