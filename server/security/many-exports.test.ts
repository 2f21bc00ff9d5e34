import { beforeAll, expect, test } from 'vitest'
import { spreadsheetType } from '#contract/kit/file-reply.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, db, pool, signIn } = await startTestApp()
const authorization = `Bearer ${await signIn('desk@hotel.example')}`
let address = ''
beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

const months = 'month=2026-11&date=2026-11-15&start_date=2026-11-01&end_date=2026-11-30'

const reads = contractEndpoints.filter(
  ({ method, query, access }) =>
    method === 'GET' && query !== undefined && !['public', 'signed_in', 'candidate'].includes(access),
)
const dayFields = 'date_from date_to from to date start_date arrival_from booked_on free_on check_in_date'.split(' ')

test('every list and file refuses texts and days that the database cannot store', async () => {
  expect(reads.length).toBeGreaterThan(20)
  for (const { path } of reads) {
    const url = path.replace(/:\w+/g, 'a'.repeat(12))
    for (const text of ['a%00b', 'x%1B']) {
      const { status, body } = await admin('GET', `${url}?${months}&search=${text}`)
      expect(status, path).toBe(422)
      expect(body.error.fields.search[0]).toBe('This text has a character that cannot be read. Type it again.')
    }
    for (const day of ['0000-01-01', '9999-12-31']) {
      const { status } = await admin('GET', `${url}?${dayFields.map((field) => `${field}=${day}`).join('&')}`)
      expect([200, 404, 422], path).toContain(status)
    }
  }
})

test.each([['date_from=0000-01-01'], ['date_to=0000-02-30'], ['search=%00'], ['date_from=9999-01-01']])(
  'invoices.xlsx?%s is refused before its first byte',
  async (query) => {
    const { status, body } = await admin('GET', `/invoices.xlsx?${query}`)
    expect(status).toBe(422)
    expect(Object.values(body.error.fields).flat().join(' ')).toMatch(/^(Enter a|This text)/)
  },
)

test('NUL in a body is refused with its field, at any depth', async () => {
  const draft = { name: 'Deluxe\u0000', description: 'Large' }
  expect((await admin('POST', '/room-types', draft)).body.error.fields).toEqual({ name: [expect.any(String)] })
  const rooms = [{ room_id: 1, room_rent: 'a\u0000' }]
  expect((await admin('POST', '/bookings', { booking_type: 'group', rooms })).body.error.fields).toHaveProperty([
    'rooms.0.room_rent',
  ])
})

const files = contractEndpoints.filter(({ file }) => file === spreadsheetType)

/** Locks invoices, so that exports wait for their first row. */
const lockInvoices = async () => {
  const client = await pool.connect()
  await client.query('begin; lock table invoice in access exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

const exportInvoices = (signal?: AbortSignal) =>
  fetch(`${address}/api/invoices.xlsx`, { headers: { authorization }, signal: signal ?? null })

const waitingForInvoices = async () => {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%from "invoice_balance"%'`,
  )
  return rows[0].waiting as number
}

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise(setImmediate)
}

test('two exports run at a time, twenty wait, more are refused, and lists still work', async () => {
  expect(files.length).toBeGreaterThan(5)
  const release = await lockInvoices()
  const asked = Array.from({ length: 23 }, () => exportInvoices())
  const first = await Promise.race(asked)
  expect(first.status).toBe(429)
  expect((await first.json()).error.message).toContain('Try again in a minute')
  await until(async () => (await waitingForInvoices()) === 2)
  expect((await admin('GET', '/rooms')).status).toBe(200)
  // Exports of another kind use the same queue.
  const other = await admin('GET', `/reports/occupancy.xlsx?${months}`)
  expect(other.status).toBe(429)
  expect(await waitingForInvoices()).toBe(2)
  await release()
  const answers = await Promise.all(asked.map(async (one) => (await one).status))
  expect(answers.filter((status) => status === 200)).toHaveLength(22)
  for (const one of asked) if (!(await one).bodyUsed) await (await one).arrayBuffer()
  await until(async () => (await admin('GET', `/reports/occupancy.xlsx?${months}`)).status === 200)
  expect(await db.selectFrom('invoice').select('id').execute()).toEqual([])
})

test('a client that disconnects makes room for another export, whether it was waiting or being served', async () => {
  const release = await lockInvoices()
  const leaving = new AbortController()
  const asked = Array.from({ length: 23 }, () => exportInvoices(leaving.signal).catch(() => 'gone'))
  expect(await Promise.race(asked)).toMatchObject({ status: 429 })
  leaving.abort()
  expect((await Promise.all(asked)).filter((one) => one === 'gone')).toHaveLength(22)
  // Invoices are still locked: another export can run only because the clients that left made room for it.
  await until(async () => (await admin('GET', `/reports/occupancy.xlsx?${months}`)).status === 200)
  await release()
})
