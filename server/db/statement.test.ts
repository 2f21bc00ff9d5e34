import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { statement } from '#server/db/statement.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { db } = await startTestApp()

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

test('a value is a value, whatever it says', async () => {
  const echo = statement((given, { text }: { text: string }) =>
    given.selectNoFrom(sql<string>`${text}::text`.as('said')),
  )
  for (const text of ["'; drop table guest; --", '$1', '']) expect(await echo(db, { text })).toEqual([{ said: text }])
})
