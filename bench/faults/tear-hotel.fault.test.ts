import { expect, test } from 'vitest'
import { isClean } from '#bench/faults/ledger-verdict.ts'
import { tearHotel } from '#bench/faults/tear-hotel.ts'

test('app, database and connections are killed under load: the app recovers and loses nothing confirmed', async () => {
  const verdict = await tearHotel({ faults: { app: 2, database: 3, connections: 2 }, clients: 4, seed: 3 })
  expect(verdict).toSatisfy(isClean)
  expect(verdict.invoices).toBeGreaterThan(3)
  // While the database is down the app says so. All other failures are connections cut by killing the app.
  expect(verdict.met['503 database_away']).toBeGreaterThan(0)
  expect(Object.keys(verdict.met).filter((what) => !/^(cut|503 database_away|429 too_many_tries)$/.test(what))).toEqual(
    [],
  )
})
