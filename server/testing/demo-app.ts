import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import { createDatabase, demoTemplateOf, withDatabase } from '#server/testing/database.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const clock = { now: () => new Date('2026-11-15T06:00:00Z') }

/** The app on a copy of the demo hotel on 15 November 2026. */
export const startDemoApp = async () => startTestApp({}, await findDemoTemplate())

/** Filling takes half a minute, so the first test file that needs the demo hotel does it for all; the others wait. */
const findDemoTemplate = async () => {
  const serverUrl = inject('serverUrl')
  const name = demoTemplateOf(inject('template'))
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) {
      const filled = await fillDatabase(serverUrl)
      await client.query(`alter database ${filled} rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

const fillDatabase = async (serverUrl: string) => {
  const { name } = await createDatabase(serverUrl, inject('template'))
  const { pool, close } = connect(withDatabase(serverUrl, name))
  await fillDemoHotel(pool, clock, () => {})
  await close()
  return name
}
