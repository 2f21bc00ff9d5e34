import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, make, signIn } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const sheetsOf = async (path: string) => {
  const { rawPayload } = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  return (await readXlsx(rawPayload)).sheets.map(({ rows }) => rows)
}
const days = 'start_date=2026-11-01&end_date=2026-11-30'

/** Two nights at 2,500, in the house. */
const inHouse = async (wanted: Parameters<typeof make.booking>[0]) => {
  const booking = await make.booking(wanted)
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  return booking
}

beforeAll(async () => {
  const asha = await make.guest({ name: 'Asha Menon' })
  const owes = await inHouse({ guest_id: asha.id })
  const discount = { percent: 10, on: 'rooms', reason: 'Third visit' }
  expect((await admin('POST', `/folios/${owes.slug}/discounts`, discount)).status).toBe(201)
  const { body } = await admin('POST', `/bookings/${owes.slug}/check-out`, {
    payment: { payment_method: 'cash', amount: 1000 },
  })
  const credit = { reason: 'Cold geyser', lines: [{ position: 1, amount: 500 }] }
  expect((await admin('POST', `/invoices/${body.invoice_slug}/credit-notes`, credit)).status).toBe(201)
  await inHouse({ guest_id: asha.id, advance_amount: rupees(1200.5) })
  await inHouse({ guest_id: (await make.guest({ name: 'Ravi Kumar' })).id, advance_amount: rupees(5000) })
  const company = await make.company({ name: 'Tata Steel' })
  const ofCompany = await inHouse({ guest_id: (await make.guest()).id, company_id: company.id })
  await admin('POST', `/bookings/${ofCompany.slug}/check-out`, {
    billed_to: { name: 'Tata Steel', address: '', gstin: '' },
  })
  const refunded = await make.booking({ advance_amount: rupees(900) })
  await admin('POST', `/bookings/${refunded.slug}/refunds`, {
    payment_method: 'cash',
    amount: 400,
    reason: 'One guest less',
  })
})

test('guests owe pending invoices and the balance of their stay; companies and paid stays are left out', async () => {
  const { data } = (await admin('GET', '/reports/outstanding-guests')).body
  expect(data).toMatchObject({ invoices: 3000, in_house: 3799.5, total: 6799.5 })
  expect(data.rows).toHaveLength(1)
  expect(data.rows[0]).toMatchObject({
    guest: { name: 'Asha Menon' },
    amount: 6799.5,
    items: [
      { kind: 'invoice', number: expect.stringMatching(/^INV-/), date: '2026-11-15', amount: 3000 },
      { kind: 'in_house', number: expect.stringMatching(/^BK/), date: '2026-11-17', amount: 3799.5 },
    ],
  })
  const [rows] = await sheetsOf('/reports/outstanding-guests.xlsx')
  expect(rows).toHaveLength(4)
  expect(rows?.at(-1)).toEqual(['Total', '', '', '', null, 6799.5])
})

test('discounts, credit notes and refunds have their reasons and those who gave them', async () => {
  const { data } = (await admin('GET', `/reports/reductions?${days}`)).body
  expect(data.totals).toEqual([
    { kind: 'discount', count: 1, amount: 500 },
    { kind: 'credit_note', count: 1, amount: 500 },
    { kind: 'refund', count: 1, amount: 400 },
  ])
  expect(data.rows.map(({ kind, reason, who, date }: Record<string, string>) => [kind, reason, who, date])).toEqual([
    ['credit_note', 'Cold geyser', 'Front Desk', '2026-11-15'],
    ['discount', 'Third visit', 'Front Desk', '2026-11-15'],
    ['refund', 'One guest less', 'Front Desk', '2026-11-15'],
  ])
  const refunds = (await admin('GET', `/reports/reductions?${days}&kind=refund`)).body.data
  expect(refunds).toMatchObject({ rows: [{ number: expect.stringMatching(/^RF-/) }], totals: [{ kind: 'refund' }] })
  const [rows, totals] = await sheetsOf(`/reports/reductions.xlsx?${days}`)
  expect(rows).toHaveLength(4)
  expect(totals?.[1]).toEqual(['Discounts', 1, 500])
  expect((await admin('GET', '/reports/reductions?start_date=2026-12-01&end_date=2026-12-31')).body.data.rows).toEqual(
    [],
  )
})

test('wrong dates and guests are refused', async () => {
  expect((await admin('GET', '/reports/reductions')).status).toBe(422)
  expect((await admin('GET', '/reports/reductions?start_date=2025-01-01&end_date=2026-11-30')).status).toBe(422)
  for (const path of ['/reports/outstanding-guests', `/reports/reductions?${days}`])
    expect((await candidate('GET', path)).status).toBe(403)
})
