import { expect, test } from 'vitest'
import { spreadsheetType } from '#contract/kit/file-reply.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, make, signIn } = await startTestApp()
const token = await signIn('desk@hotel.example')

const spreadsheets = contractEndpoints.filter(({ file }) => file === spreadsheetType)

/** A query that fits every export; a new export with other parameters must be added here. */
const query =
  'month=2026-11&date=2026-11-15&day=2026-11-15&start_date=2026-11-01&end_date=2026-11-30&from=2026-11-01&to=2026-11-30'

const formulas = [
  '=HYPERLINK("http://elsewhere.example","x")',
  '+1+1',
  '-1-1',
  '@SUM(1)',
  '\t=1+1',
  "=cmd|' /C calc'!A0",
]

test('a name that looks like a formula is a text in every Excel file', async () => {
  expect(spreadsheets.length).toBeGreaterThan(1)
  const company = await make.company({ name: '=2+2' })
  for (const name of formulas) {
    const guest = await make.guest({ name, company: name, address: name })
    const { slug } = await make.booking({ guest_id: guest.id })
    expect((await admin('POST', `/bookings/${slug}/check-in`)).status).toBe(200)
    expect((await admin('POST', `/bookings/${slug}/check-out`, { billed_to: { name: company.name } })).status).toBe(200)
  }
  const { readXlsx } = await import('hucre/xlsx')
  let seen = 0
  for (const { path } of spreadsheets) {
    const reply = await app.inject({
      url: `/api${path.replace(':slug', company.slug)}?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode, path).toBe(200)
    const { sheets } = await readXlsx(reply.rawPayload)
    const cells = [...(sheets[0]?.cells?.values() ?? [])]
    expect(cells.filter((cell) => cell.formula !== undefined || cell.type === 'formula')).toEqual([])
    const values = (sheets[0]?.rows ?? []).flat()
    for (const name of formulas) if (values.includes(name.trim()) || values.includes(name)) seen += 1
  }
  expect(seen).toBeGreaterThanOrEqual(formulas.length)
})
