import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect } from '#server/db/connect.ts'
import { createDatabase } from '#server/testing/database.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let connection: Connection
beforeAll(async () => {
  database = await createDatabase(inject('serverUrl'), inject('template'))
  connection = connect(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const keptAfter = async (times: number, text: string, values: unknown[]) => {
  const client = await connection.pool.connect()
  try {
    for (let time = 0; time < times; time++) await client.query(text, values)
    const { rows } = await client.query('select from pg_prepared_statements where statement = $1', [text])
    return rows.length === 1
  } finally {
    client.release()
  }
}

test.each([
  ['a row by its key', 'select name from guest where id = $1', [1], true],
  [
    'the nights of a stay',
    'select id from stay where nights && (select daterange($1, $2))',
    ['2027-01-01', null],
    true,
  ],
  ['a pattern', 'select guest_id from guest_words where words like lower($1)', ['%rao%'], false],
  ['a pattern out of sight', 'select guest_id from guest_words where words like (select lower($1))', ['%rao%'], true],
  ['a stretch of days', 'select id from booking where check_in_date >= $1', ['2027-01-01'], false],
])('%s is kept, or planned anew each time', async (_, text, values, isKept) => {
  expect(await keptAfter(3, text, values)).toBe(false)
  expect(await keptAfter(5, text, values)).toBe(isKept)
})
