import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { rebuildType } from '#server/db/restore-tables.ts'
import { createDatabase } from '#server/testing/database.ts'

test('rows may use a value that a migration added to a type in the same transaction', async () => {
  const database = await createDatabase(inject('serverUrl'))
  const client = new pg.Client({ connectionString: database.url })
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  await client.connect()
  await client.query(`begin; create type "meal" as enum ('lunch'); create table menu (meal meal not null)`)
  await client.query(`insert into menu values ('lunch'); alter type meal add value 'breakfast' before 'lunch'`)
  await rebuildType(client, 'meal')
  await client.query(`insert into menu values ('breakfast'); commit`)
  const { rows } = await client.query('select meal from menu order by meal')
  expect(rows).toEqual([{ meal: 'breakfast' }, { meal: 'lunch' }])
})
