import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { statement } from '#server/db/statement.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { db, pool } = await startTestApp()

interface Values {
  least: number
  most?: number | undefined
}

let built = 0
const numbers = statement((given, { least, most }: Values, order: 'asc' | 'desc') => {
  built++
  let found = given
    .selectFrom(sql<{ number: number }>`generate_series(1, 9)`.as<'series'>(sql`series (number)`))
    .select('number')
    .where('number', '>=', least)
  if (most) found = found.where('number', '<=', most)
  return found.orderBy('number', order)
})
const listed = async (values: Values, order: 'asc' | 'desc' = 'asc') =>
  (await numbers(db, values, order)).map(({ number }) => number)

test('is built once for all values, and once more for each shape', async () => {
  expect(await listed({ least: 8 })).toEqual([8, 9])
  expect(await listed({ least: 9 })).toEqual([9])
  expect(built).toBe(1)
  expect(await listed({ least: 8, most: 8 })).toEqual([8])
  expect(await listed({ least: 7, most: undefined })).toEqual([7, 8, 9])
  expect(built).toBe(2)
  expect(await listed({ least: 8 }, 'desc')).toEqual([9, 8])
  expect(built).toBe(3)
})

test('a value is never read as SQL', async () => {
  const echo = statement((given, { text }: { text: string }) =>
    given.selectNoFrom(sql<string>`${text}::text`.as('said')),
  )
  for (const text of ["'; drop table guest; --", '$1', '']) expect(await echo(db, { text })).toEqual([{ said: text }])
})

test('is kept prepared after the third use, and gives the same answers', async () => {
  const doubled = statement(
    (_db, { number }: { number: number }) => sql<{ twice: number }>`select ${number}::int * 2 as twice`,
  )
  const isPrepared = async () => {
    const { rows } = await pool.query("select from pg_prepared_statements where statement like 'select $1::int * 2%'")
    return rows.length > 0
  }
  const ask = async (number: number) => (await doubled(db, { number }))[0]?.twice
  expect([await ask(1), await ask(2)]).toEqual([2, 4])
  expect(await isPrepared()).toBe(false)
  for (const number of [3, 4, 5, 6, 7, 8]) expect(await ask(number)).toBe(number * 2)
  expect(await isPrepared()).toBe(true)
})

test('a statement that is used once is not kept', async () => {
  const page = statement(
    (_db, _values: object, offset: number) => sql<{ number: number }>`select ${sql.lit(offset)} + 1 as number`,
  )
  for (let offset = 0; offset < 150; offset++) expect(await page(db, {}, offset)).toEqual([{ number: offset + 1 }])
  const { rows } = await pool.query("select from pg_prepared_statements where statement like 'select % + 1 as number'")
  expect(rows).toEqual([])
})
