import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { addUpPaymentTally } from '#server/payments/payment-sums-store.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, db, make, sendAs, signIn, time } = await startTestApp()

const list = async (query = '') => {
  const { status, body } = await admin('GET', `/payments${query}`)
  expect(status).toBe(200)
  return body.data
}
const kinds = ({ data }: { data: { kind: string; amount: number }[] }) =>
  data.map(({ kind, amount }) => `${kind} ${amount}`)

let asha: { slug: string; booking_number: string }
let ravi: { slug: string; booking_number: string }

beforeAll(async () => {
  await addAccount(db, { email: 'meera@hotel.example', name: 'Meera', role: 'admin', password })
  const meera = sendAs(await signIn('meera@hotel.example', true))
  const guest = await make.guest({ name: 'Asha Menon' })
  asha = await make.booking({ guest_id: guest.id, room_rent: rupees(1000) })
  ravi = await make.booking({ guest_id: (await make.guest({ name: 'Ravi Kumar' })).id, room_rent: rupees(3000) })
  const online = { payment_method: 'online', source: 'Paytm', reference: 'UTR%77' }
  await admin('POST', `/bookings/${asha.slug}/payments`, { payment_method: 'cash', amount: 500 })
  await meera('POST', `/bookings/${ravi.slug}/payments`, { ...online, amount: 2500.5 })
  // Half past midnight of the next date in India, while the hotel's date is still the 15th.
  time.now = new Date('2026-11-15T19:00:00Z')
  await meera('POST', `/bookings/${ravi.slug}/refunds`, {
    payment_method: 'cash',
    amount: 300.25,
    reason: 'Changed dates',
  })
  await admin('POST', `/bookings/${asha.slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${asha.slug}/check-out`)
  await admin('POST', `/invoices/${body.invoice_slug}/pay`, { payment_method: 'card', amount: 700 })
})

test('all payments and refunds are listed, newest first, with their sums by method', async () => {
  const { data, total, sums } = await list()
  expect(total).toBe(4)
  expect(data[0]).toMatchObject({
    kind: 'payment',
    receipt_number: 'RC-000004',
    paid_on: '2026-11-16',
    payment_method: 'Card',
    amount: 700,
    who: 'Front Desk',
    guest_name: 'Asha Menon',
    booking: { slug: asha.slug, booking_number: asha.booking_number },
  })
  expect(data[1]).toMatchObject({
    kind: 'refund',
    receipt_number: 'RF-2627-000001',
    reason: 'Changed dates',
    who: 'Meera',
  })
  expect(data[2]).toMatchObject({ kind: 'advance', source: 'Paytm', reference: 'UTR%77', paid_on: '2026-11-15' })
  expect(data[3]).toMatchObject({ kind: 'advance', receipt_number: 'RV-2627-000001', payment_method: 'Cash' })
  expect(sums).toMatchObject({ received: 3700.5, refunded: 300.25, net: 3400.25 })
  expect(sums.by_method.map(({ id, ...method }: { id: number }) => method)).toEqual([
    { name: 'Cash', received: 500, refunded: 300.25, net: 199.75 },
    { name: 'Online', received: 2500.5, refunded: 0, net: 2500.5 },
    { name: 'Card', received: 700, refunded: 0, net: 700 },
  ])
})

const idOf = async (name: string) => {
  const { data } = (await admin('GET', '/payment-methods')).body
  return data.find((method: { name: string }) => method.name === name).id
}
const slugOf = async (name: string) => {
  const { data } = (await admin('GET', '/staff')).body.data
  return data.find((account: { name: string }) => account.name === name).slug
}

describe('filters', () => {
  test.each([
    ['?kind=advance', ['advance 2500.5', 'advance 500'], 3000.5],
    ['?kind=payment', ['payment 700'], 700],
    ['?kind=refund', ['refund 300.25'], -300.25],
    ['?date_from=2026-11-16', ['payment 700', 'refund 300.25'], 399.75],
    ['?date_to=2026-11-15&kind=advance', ['advance 2500.5', 'advance 500'], 3000.5],
    ['?date_from=2026-11-16&kind=payment', ['payment 700'], 700],
    ['?date_from=2026-11-17', [], 0],
    ['?sort=amount', ['refund 300.25', 'advance 500', 'payment 700', 'advance 2500.5'], 3400.25],
    ['?sort=date&per_page=3&page=2', ['payment 700'], 3400.25],
  ])('%s', async (query, rows, net) => {
    const page = await list(query)
    expect(kinds(page)).toEqual(rows)
    expect(page.sums.net).toBe(net)
  })

  test('by method and clerk, with the same sums from the tally as from the rows', async () => {
    const byMethod = await list(`?payment_method=${await idOf('Cash')}`)
    expect(kinds(byMethod)).toEqual(['refund 300.25', 'advance 500'])
    const byClerk = await list(`?account=${await slugOf('Meera')}`)
    expect(kinds(byClerk)).toEqual(['refund 300.25', 'advance 2500.5'])
    await addUpPaymentTally(db)
    for (const query of [
      '?',
      `?account=${await slugOf('Meera')}`,
      '?kind=advance',
      `?payment_method=${await idOf('Cash')}`,
    ]) {
      const { sums, total } = await list(query)
      expect(await list(`${query}&date_from=2000-01-01`)).toMatchObject({ sums, total })
    }
  })

  test('a clerk who does not exist has no payments', async () => {
    expect(await list('?account=nobody')).toMatchObject({ total: 0, data: [], sums: { received: 0, by_method: [] } })
  })

  test.each(['?kind=loan', '?date_from=yesterday', '?payment_method=cash', '?sort=guest', '?per_page=101'])(
    'refuses %s',
    async (query) => expect((await admin('GET', `/payments${query}`)).status).toBe(422),
  )
})

describe('the search finds', () => {
  test.each([
    ['a guest', () => 'menon', ['payment 700', 'advance 500']],
    ['a booking number', () => ravi.booking_number, ['refund 300.25', 'advance 2500.5']],
    ['a receipt voucher', () => 'rv-2627-000002', ['advance 2500.5']],
    ['a refund voucher', () => 'RF-', ['refund 300.25']],
    ['a receipt', () => 'RC-000004', ['payment 700']],
    ['no receipt for a payment that has a voucher', () => 'RC-000001', []],
    ['the beginning of a reference, with % as a letter', () => 'utr%7', ['advance 2500.5']],
    ['no reference by % as a wildcard', () => '%77', []],
  ])('%s', async (_name, typed, rows) => {
    const page = await list(`?search=${encodeURIComponent(typed())}`)
    expect(kinds(page)).toEqual(rows)
    expect(page.total).toBe(rows.length)
  })
})

test('the Excel file has the payments that match, with refunds below zero', async () => {
  const token = await signIn('desk@hotel.example')
  const reply = await app.inject({
    url: '/api/payments.xlsx?date_from=2026-11-16',
    headers: { authorization: `Bearer ${token}` },
  })
  const rows = (await readXlsx(reply.rawPayload)).sheets[0]?.rows ?? []
  expect(rows.map((row) => [row[2], row[5], row[9], row[10]])).toEqual([
    ['Number', 'Kind', 'Clerk', 'Amount'],
    ['RF-2627-000001', 'Refund', 'Meera', -300.25],
    ['RC-000004', 'Payment', 'Front Desk', 700],
  ])
  expect(rows[1]?.slice(0, 2)).toEqual([new Date('2026-11-16T00:00:00Z'), '12:30 AM'])
})

test('guests cannot read the payments of the hotel', async () => {
  expect((await candidate('GET', '/payments')).status).toBe(403)
  expect((await candidate('GET', '/payments.xlsx')).status).toBe(403)
})

test.each([
  ['/payments?date_from=2026-11-16&date_to=2026-11-15', 'date_to'],
  ['/payments.xlsx?date_from=2026-11-16&date_to=2026-11-15', 'date_to'],
  ['/invoices?date_from=2026-11-16&date_to=2026-11-15', 'date_to'],
  ['/credit-notes?date_from=2026-11-16&date_to=2026-11-15', 'date_to'],
  ['/bookings?arrival_from=2026-11-16&arrival_to=2026-11-15', 'arrival_to'],
  ['/audit?from=2026-11-16&to=2026-11-15', 'to'],
])('a range that ends before it starts is refused: %s', async (path, field) => {
  expect(await admin('GET', path)).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: ['The end date must not be before the start date'] } } },
  })
})
