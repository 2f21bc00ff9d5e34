import pg from 'pg'
import { connect } from '#server/db/connect.ts'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import type { Clock } from '#server/kit/clock.ts'
import { createDatabase, demoTemplateOf, withDatabase } from '#server/testing/database.ts'

/**
 * The name of a template database with the demo hotel. Filling takes half a minute, so the first one who needs it fills
 * it for all; the others wait.
 */
export const findDemoTemplate = async (serverUrl: string, template: string, clock: Clock) => {
  const name = demoTemplateOf(template)
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) {
      const filled = await fillDatabase(serverUrl, template, clock)
      await client.query(`alter database ${filled} rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

const fillDatabase = async (serverUrl: string, template: string, clock: Clock) => {
  const { name } = await createDatabase(serverUrl, template)
  const { pool, close } = connect(withDatabase(serverUrl, name))
  await fillDemoHotel(pool, clock, () => {})
  await close()
  return name
}
