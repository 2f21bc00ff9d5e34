import { expect, inject, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { withDatabase } from '#server/testing/database.ts'
import { printTables } from '#server/testing/print-tables.ts'

// `npm run tables` writes the file anew after a migration was added.
test('tables.ts says what the migrations made', async () => {
  const { db, close } = connect(withDatabase(inject('serverUrl'), inject('template')))
  try {
    await expect(await printTables(db)).toMatchFileSnapshot('tables.ts')
  } finally {
    await close()
  }
})
