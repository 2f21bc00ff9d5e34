import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { withDatabase } from '#server/testing/database.ts'
import { printDataModel } from '#server/testing/print-data-model.ts'
import { printTables } from '#server/testing/print-tables.ts'

const { db, close } = connect(withDatabase(inject('serverUrl'), inject('template')))
afterAll(close)

// `npm run tables` writes both files anew after a migration was added.
test('server/db/tables.ts has the types of all tables', async () => {
  await expect(await printTables(db)).toMatchFileSnapshot('tables.ts')
})

test('docs/data-model.md describes all tables, rules and triggers', async () => {
  await expect(await printDataModel(db)).toMatchFileSnapshot('../../docs/data-model.md')
})
