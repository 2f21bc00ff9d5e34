import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { StandbyError } from '#server/kit/database-errors.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, databaseUrl: url } = await startTestApp()

/** Changes the database for new connections, as a fail-over does. */
const alter = async (...statements: string[]) => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select current_database() as name')
  for (const statement of statements) await client.query(statement.replace('THIS', `database "${rows[0].name}"`))
  await client.end()
}

afterEach(() =>
  alter(
    'set default_transaction_read_only = off',
    'alter THIS reset all',
    'drop function if exists public.pg_is_in_recovery()',
  ),
)

test('a connection that refused a change is given up, and the next one can write again', async () => {
  await alter('alter THIS set default_transaction_read_only = on')
  const { pool, db, close } = connect(url)
  await expect(sql`create table note ()`.execute(db)).rejects.toMatchObject({ code: '25006' })
  expect(pool.totalCount).toBe(0)
  await alter('set default_transaction_read_only = off', 'alter THIS reset all')
  await sql`create table note ()`.execute(db)
  expect(pool.totalCount).toBe(1)
  await close()
})

test('a request that meets such a connection is done on another one once the database takes changes', async () => {
  await sql`set default_transaction_read_only = on`.execute(db)
  const { status } = await admin('POST', '/room-types', { name: 'Suite', description: 'Garden view' })
  expect(status).toBe(201)
})

test('while the database is read-only, a change is answered 503 and reading goes on', async () => {
  await sql`set default_transaction_read_only = on`.execute(db)
  await alter('alter THIS set default_transaction_read_only = on')
  const { status, body } = await admin('POST', '/room-types', { name: 'Attic', description: 'Sea view' })
  expect(status).toBe(503)
  expect(body.error).toMatchObject({ code: 'no_changes' })
  expect((await admin('GET', '/room-types')).status).toBe(200)
})

test('a connection to a standby is not used', async () => {
  await alter(
    'create function public.pg_is_in_recovery() returns boolean language sql as $$ select true $$',
    'alter THIS set search_path = public, pg_catalog',
  )
  const { pool, close } = connect(url)
  await expect(pool.query('select 1')).rejects.toThrow(StandbyError)
  expect(pool.totalCount).toBe(0)
  await close()
})
