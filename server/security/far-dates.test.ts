import { expect, test } from 'vitest'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make } = await startTestApp()

const days = 'check_in_date check_out_date from to date from_date to_date date_from date_to start_date end_date'.split(
  ' ',
)
const farDays = ['0001-01-01', '2199-12-31', '9999-12-31']
const queries = farDays.flatMap((day) => [
  days.map((field) => `${field}=${day}`).join('&'),
  ...days.map((field) => `${field}=${day}`),
])

/** A stay of 100 years has 36,525 nights; one until 9999 has three million, which take gigabytes. */
const muchMemory = 500 * 2 ** 20

test('no reading of a booking counts nights for centuries, whatever days are asked for', async () => {
  const { slug } = await make.booking()
  const reads = contractEndpoints.filter(({ method, path }) => method === 'GET' && path.startsWith('/bookings/:slug'))
  expect(reads.length).toBeGreaterThan(5)
  const before = process.memoryUsage().rss
  for (const { path } of reads) {
    const url = path.replace(':slug', slug).replace(/:\w+/g, '1')
    for (const query of queries) {
      const { status } = await admin('GET', `${url}?${query}`)
      expect([200, 404, 409, 422], `${url}?${query}`).toContain(status)
    }
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(muchMemory)
})

test.each(['bill', 'folios'])('the %s of a booking until the year 9999 is refused with what to do', async (what) => {
  const { slug } = await make.booking()
  const { status, body } = await admin('GET', `/bookings/${slug}/${what}?check_out_date=9999-12-31`)
  expect(status).toBe(422)
  expect(body.error.fields.check_out_date[0]).toMatch(/^A stay/)
})
