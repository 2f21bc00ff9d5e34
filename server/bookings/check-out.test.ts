import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, db } = await startTestApp()

const today = '2026-11-15'
const day = (days: number) => addDays(today, days)

/** A checked-in booking of two nights at 2,500. */
const checkedIn = async (wanted: Parameters<typeof make.booking>[0] = {}) => {
  const booking = await make.booking(wanted)
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  return booking
}
const leave = (slug: string, body: object = {}) => admin('POST', `/bookings/${slug}/check-out`, body)
const statusOf = async (slug: string) => (await admin('GET', `/bookings/${slug}`)).body.data.status
const setStatus = (slug: string, status: string) => admin('PATCH', `/orders/${slug}/status`, { status })

test.each([
  ['the arrival', -1],
  ['the booked departure and today', 3],
])('a departure outside the stay, beyond %s, is refused before an invoice is issued', async (_limit, days) => {
  const booking = await checkedIn()
  const invoices = async () => (await admin('GET', '/invoices')).body.data.total
  const before = await invoices()
  expect(await leave(booking.slug, { check_out_date: day(days) })).toMatchObject({
    status: 422,
    body: {
      error: { code: 'wrong_departure', message: 'Choose a departure from Nov 15, 2026 to Nov 17, 2026' },
    },
  })
  expect(await statusOf(booking.slug)).toBe('checked_in')
  expect(await invoices()).toBe(before)
  expect((await leave(booking.slug, { check_out_date: today })).status).toBe(200)
  expect(await invoices()).toBe(before + 1)
})

describe('orders that are not finished', () => {
  test('prevent the check-out until they are completed or cancelled', async () => {
    const booking = await checkedIn()
    const pending = await make.order({ booking_id: booking.id })
    const preparing = await make.order({ booking_id: booking.id, status: 'preparing' })
    await make.order({ booking_id: booking.id, status: 'served' })
    const refused = await leave(booking.slug)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'orders_open',
          message: '2 orders are still pending or being prepared. Complete or cancel them, then check out.',
        },
      },
    })
    expect(await statusOf(booking.slug)).toBe('checked_in')
    await setStatus(pending.slug, 'cancelled')
    expect((await leave(booking.slug)).body.error.message).toMatch(/^One order is still/)
    await setStatus(preparing.slug, 'completed')
    expect((await leave(booking.slug)).status).toBe(200)
    const { data } = (await admin('GET', `/bookings/${booking.slug}/bill`)).body
    expect(data.lines.filter(({ kind }: { kind: string }) => kind === 'order')).toHaveLength(2)
  })
})

test('a check-out with a payment, after a colleague took all of it, says that the guest is not checked out', async () => {
  const booking = await checkedIn()
  await admin('POST', `/bookings/${booking.slug}/payments`, { payment_method: 'cash' })
  for (const paid of [{ payment: { payment_method: 'card' } }, { payments: [{ payment_method: 'card', amount: 1 }] }]) {
    expect(await leave(booking.slug, paid)).toMatchObject({
      status: 409,
      body: { error: { code: 'nothing_to_pay', message: expect.stringContaining('not checked out yet') } },
    })
  }
  expect(await statusOf(booking.slug)).toBe('checked_in')
  expect((await leave(booking.slug)).status).toBe(200)
})

describe('a payment in several parts', () => {
  const cash = (amount?: number) => ({ payment_method: 'cash', ...(amount !== undefined && { amount }) })
  const upi = (amount?: number) => ({
    payment_method: 'online',
    source: 'UPI',
    reference: 'UTR 4711',
    ...(amount !== undefined && { amount }),
  })
  const payments = async (slug: string) =>
    (await admin('GET', `/bookings/${slug}/payments`)).body.data
      .map(({ payment_method, amount }: Record<string, unknown>) => [payment_method, amount])
      .reverse()

  test('is taken with the check-out: some in cash, the rest by UPI', async () => {
    const booking = await checkedIn({ advance_amount: rupees(500) })
    const { status, body } = await leave(booking.slug, { payments: [cash(1000), upi()] })
    expect(status).toBe(200)
    expect(body.data.invoice).toMatchObject({ status: 'paid', total: 5000, balance: 0 })
    expect(await payments(booking.slug)).toEqual([
      ['Cash', 500],
      ['Cash', 1000],
      ['Online', 3500],
    ])
  })

  test('may leave a balance pending', async () => {
    const booking = await checkedIn()
    const { body } = await leave(booking.slug, { payments: [cash(1000), upi(500.5)] })
    expect(body.data.invoice).toMatchObject({ status: 'pending', balance: 3499.5 })
  })

  test.each([
    ['too much', [cash(3000), upi(2000.01)], 'overpaid', 'amount', 'add up to ₹5,000.01, but only ₹5,000.00 is due.'],
    ['a part after all is paid', [cash(5000), upi(55)], 'overpaid', 'amount', 'The payments add up to ₹5,055.00'],
    ['a part after the rest was taken', [cash(), upi(1)], 'overpaid', 'amount', 'The payments add up to ₹5,001.00'],
    ['a rest where none is left', [cash(5000), upi()], 'overpaid', 'amount', 'Leave this one out'],
    [
      'a method that does not exist',
      [cash(100), { payment_method: 'shells' }],
      'payment_method_missing',
      'payment_method',
      'no longer exists',
    ],
  ])('with %s is refused as a whole, and the message names the part', async (_, parts, code, field, sentence) => {
    const booking = await checkedIn()
    const refused = await leave(booking.slug, { payments: parts })
    expect(refused.body.error.code).toBe(code)
    expect(refused.body.error.message).toContain(sentence)
    expect(refused.body.error.fields).toEqual({ [`payments.1.${field}`]: [refused.body.error.message] })
    expect(await statusOf(booking.slug)).toBe('checked_in')
    expect(await payments(booking.slug)).toEqual([])
  })

  test('sent twice is one check-out and one set of payments', async () => {
    const booking = await checkedIn()
    const press = () =>
      admin(
        'POST',
        `/bookings/${booking.slug}/check-out`,
        { payments: [cash(2000), upi()] },
        {
          'idempotency-key': 'one-press-of-the-button',
        },
      )
    const answers = await Promise.all([press(), press()])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await payments(booking.slug)).toEqual([
      ['Cash', 2000],
      ['Online', 3000],
    ])
  })

  test('one payment may still be sent by itself', async () => {
    const booking = await checkedIn()
    const { body } = await leave(booking.slug, { payment: cash() })
    expect(body.payment_slug).toEqual(expect.any(String))
    expect(body.data.invoice.balance).toBe(0)
  })
})

describe('an invoice for a company', () => {
  const acme = { name: 'Acme Tools Pvt Ltd', address: '5 MG Road, Bengaluru', gstin: '29AABCU9603R1ZJ' }
  const offered = async (guest_id: number) => {
    const { slug } = await make.booking({ guest_id })
    return (await admin('GET', `/bookings/${slug}/billed-company`)).body.data
  }

  test('needs an address if the company has a GSTIN', async () => {
    const booking = await checkedIn()
    const refused = await leave(booking.slug, { billed_to: { ...acme, address: ' ' } })
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.body.error.fields).toEqual({
      'billed_to.address': ['An invoice with a GSTIN needs the address'],
    })
    expect((await leave(booking.slug, { billed_to: { name: 'Acme', address: '' } })).status).toBe(200)
  })

  test('is suggested for the guest the next time, and for a colleague of the same company', async () => {
    const guest = await make.guest()
    expect(await offered(guest.id)).toEqual({ company: null, is_usual: false })
    const booking = await checkedIn({ guest_id: guest.id })
    expect((await leave(booking.slug, { billed_to: acme })).status).toBe(200)
    expect(await offered(guest.id)).toEqual({ company: acme, is_usual: true })

    const colleague = await make.guest({ company: ' acme tools pvt ltd' })
    expect(await offered(colleague.id)).toEqual({ company: acme, is_usual: false })
    const stranger = await make.guest({ company: 'Other Works', mode_of_payment: 'Company' })
    const nothingKnown = { name: 'Other Works', address: '', gstin: '' }
    expect(await offered(stranger.id)).toEqual({ company: nothingKnown, is_usual: true })
  })

  test("the booking's company is suggested first, with its address and GSTIN", async () => {
    const printed = { name: 'Banyan Trails', address: '18 Hauz Khas Village', gstin: '27AAPFU0939F1ZV' }
    const { id } = await make.company({ ...printed, kind: 'travel_agent' })
    const guest = await make.guest({ company: 'Other Works' })
    const { slug } = await make.booking({ guest_id: guest.id, company_id: id })
    const { data } = (await admin('GET', `/bookings/${slug}/billed-company`)).body
    expect(data).toEqual({ company: printed, is_usual: true })
  })

  test('the list of companies has the current address of an employer', async () => {
    const guest = await make.guest({ company: 'river works' })
    await make.company({ name: 'River Works', address: 'New Road 1' })
    expect(await offered(guest.id)).toEqual({
      company: { name: 'River Works', address: 'New Road 1', gstin: '' },
      is_usual: false,
    })
  })

  test('is added to the list of companies on request, once', async () => {
    const typed = { name: 'Kaveri Mills', address: 'Mysuru', gstin: '29AABCU9603R1ZJ' }
    const listed = async () => (await admin('GET', '/companies?search=kaveri')).body.data.data
    expect((await leave((await checkedIn()).slug, { billed_to: typed })).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await leave((await checkedIn()).slug, { billed_to: typed, save_company: true })).status).toBe(200)
    expect(await listed()).toMatchObject([{ ...typed, kind: 'company', state: 'Karnataka', credit_limit: null }])
    const again = { billed_to: { ...typed, name: 'KAVERI MILLS', address: 'Elsewhere' }, save_company: true }
    expect((await leave((await checkedIn()).slug, again)).status).toBe(200)
    expect(await listed()).toMatchObject([typed])
  })
})

describe('the bill of an early arrival', () => {
  test('is shown before the check-in and equals the bill after it', async () => {
    await admin('POST', '/tax-rules/indian-gst', {})
    const booking = await make.booking({ check_in_date: day(9), check_out_date: day(10) })
    const bill = async (query = '') => (await admin('GET', `/bookings/${booking.slug}/bill${query}`)).body.data
    expect(await bill()).toMatchObject({ total: 2625 })
    expect(await bill(`?check_in_date=${today}`)).toMatchObject({ charges: 25_000, total: 26_250 })
    await admin('POST', `/bookings/${booking.slug}/check-in`, { confirm_early: true })
    expect(await bill()).toMatchObject({ charges: 25_000, total: 26_250 })
    // After the check-in the arrival can't be changed.
    expect(await bill(`?check_in_date=${day(5)}`)).toMatchObject({ total: 26_250 })
    await db.deleteFrom('tax_rule').execute()
  })

  test('is refused for an impossible day', async () => {
    const { slug } = await make.booking()
    expect((await admin('GET', `/bookings/${slug}/bill?check_in_date=0001-01-01`)).status).toBe(422)
    expect((await admin('GET', `/bookings/${slug}/bill?check_in_date=tomorrow`)).status).toBe(422)
    expect((await admin('GET', `/bookings/${slug}/bill?check_in_date=9999-01-01`)).status).toBe(200)
  })
})
