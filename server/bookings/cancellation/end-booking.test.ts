import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, app, signIn } = await startTestApp()

/** The hotel's date is 2026-11-15: an arrival tomorrow is too late to be cancelled free of charge. */
const tomorrow = { check_in_date: '2026-11-16', check_out_date: '2026-11-18', room_rent: rupees(4000) }
const reason = 'Flight cancelled'

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
  const { logo, ...settings } = (await admin('GET', '/settings')).body.data
  await admin('PUT', '/settings', { ...settings, cancellation_fee: 'first_night', cancellation_free_days: 2 })
})

const cancel = (slug: string, body: object) => admin('POST', `/bookings/${slug}/cancel`, { reason, ...body })
const booking = async (slug: string) => (await admin('GET', `/bookings/${slug}`)).body.data
const paymentsOf = async (slug: string) => (await admin('GET', `/bookings/${slug}/payments`)).body.data

describe('a cancellation with a fee', () => {
  test('invoices the fee at the tax rate of the room, and refunds the rest with its voucher', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    const { status, body } = await cancel(slug, { fee: 4000, refund: { payment_method: 'cash' } })
    expect(status).toBe(200)
    expect(body.message).toMatch(/^Booking cancelled\. Its nights are free again\. Invoice INV-2627-\d{6} generated\.$/)
    expect(body.data).toMatchObject({ status: 'cancelled', refund_due: 0, invoice: { status: 'paid', total: 4200 } })
    const invoice = (await admin('GET', `/invoices/${body.data.invoice.slug}`)).body.data
    expect(invoice.lines).toMatchObject([
      { kind: 'extra', amount: 4000, sac: '996311', tax_rate: 5, cgst: 100, sgst: 100 },
    ])
    expect(invoice.lines[0].description).toContain('Cancellation fee')
    const [refund, advance] = await paymentsOf(slug)
    expect(refund).toMatchObject({ kind: 'refund', amount: 800, reason: 'Cancelled: Flight cancelled' })
    expect(refund.receipt_number).toMatch(/^RF-2627-/)
    expect(advance).toMatchObject({ kind: 'payment', amount: 5000 })
    // The advances of the day: 5,000 taken, 4,200 adjusted, 800 refunded.
    const { data } = (await admin('GET', '/reports/advances-held')).body
    expect(data.rows.filter((row: { booking: { slug: string } }) => row.booking.slug === slug)).toEqual([])
  })

  test('keeps the rest as refund due if it is not refunded', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    expect((await cancel(slug, { fee: 4000 })).status).toBe(200)
    expect(await booking(slug)).toMatchObject({ refund_due: 800, invoice: { status: 'paid', balance: 0 } })
    const held = (await admin('GET', '/reports/advances-held')).body.data.rows
    const row = held.find(({ booking }: { booking: { slug: string } }) => booking.slug === slug)
    expect(row.amount).toBe(800)
    const refund = { payment_method: 'cash', reason: 'Did not come', amount: 800 }
    expect((await admin('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 800.01 })).status).toBe(409)
    expect((await admin('POST', `/bookings/${slug}/refunds`, refund)).status).toBe(201)
    expect(await booking(slug)).toMatchObject({ refund_due: 0, invoice: { status: 'paid' } })
  })

  test('leaves due what the money received does not cover; it can be paid later', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(1000) })
    expect((await cancel(slug, { fee: 4000, refund: { payment_method: 'cash' } })).status).toBe(409)
    expect((await booking(slug)).status).toBe('booked')
    expect((await cancel(slug, { fee: 4000 })).status).toBe(200)
    const { invoice, refund_due } = await booking(slug)
    expect(invoice).toMatchObject({ status: 'pending', balance: 3200 })
    expect(refund_due).toBe(0)
    expect((await admin('GET', `/bookings/${slug}/bill`)).body.data.balance).toBe(3200)
    expect((await admin('POST', `/invoices/${invoice.slug}/pay`, { payment_method: 'cash' })).status).toBe(200)
    expect((await booking(slug)).invoice).toMatchObject({ status: 'paid', balance: 0 })
  })

  test('needs a reason if the fee is not the proposed one, also if it is waived', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    for (const fee of [0, 1000]) {
      const refused = await cancel(slug, { fee })
      expect(refused.status).toBe(422)
      expect(refused.body.error.fields).toHaveProperty('fee_reason')
    }
    expect((await cancel(slug, { fee: -1 })).status).toBe(422)
    const waived = await cancel(slug, { fee: 0, fee_reason: 'Regular guest' })
    expect(waived.body.data).toMatchObject({ invoice: null, refund_due: 5000 })
    expect(waived.body.data.history[0].what).toBe(
      'Cancelled: Flight cancelled (another fee than proposed: Regular guest)',
    )
  })

  test('charges nothing if the caller gives no fee', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    expect((await cancel(slug, {})).body.data).toMatchObject({ invoice: null, refund_due: 5000 })
  })

  test('refunds a part if the caller says how much, and never more than is left', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    const refund = { payment_method: 'cash', amount: 800.01 }
    expect((await cancel(slug, { fee: 4000, refund })).status).toBe(409)
    expect((await cancel(slug, { fee: 4000, refund: { ...refund, amount: 300 } })).status).toBe(200)
    expect((await booking(slug)).refund_due).toBe(500)
  })

  test('is done once when two clerks press at once', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    const body = { fee: 4000, refund: { payment_method: 'cash' } }
    const both = await Promise.all([cancel(slug, body), cancel(slug, body)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.error.message).toContain('Only a booked stay can be cancelled')
    expect(await paymentsOf(slug)).toHaveLength(2)
  })
})

test('a no-show is charged on the day of arrival', async () => {
  const { slug } = await make.booking({ room_rent: rupees(8000), advance_amount: rupees(10_000) })
  const path = `/bookings/${slug}/no-show`
  const { status, body } = await admin('POST', path, { fee: 8000, refund: { payment_method: 'cash' } })
  expect(status).toBe(200)
  // 8,000 a night is taxed at 18 %: 9,440.
  expect(body.data).toMatchObject({ status: 'no_show', refund_due: 0, invoice: { total: 9440, status: 'paid' } })
  const invoice = (await admin('GET', `/invoices/${body.data.invoice.slug}`)).body.data
  expect(invoice.lines[0].description).toContain('No-show fee')
  const pdf = await app.inject({
    url: `/api/invoices/number/${invoice.number}/pdf`,
    headers: { authorization: `Bearer ${await signIn('desk@hotel.example')}` },
  })
  const { words } = readPdf(pdf.rawPayload)
  expect(words).toContain('No-show fee')
  expect(words).toContain('9,440.00')
  expect((await paymentsOf(slug))[0]).toMatchObject({ kind: 'refund', amount: 560 })
})

test('a discount of the stay does not reduce the fee', async () => {
  const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
  const discount = { percent: 10, on: 'all', reason: 'Regular guest' }
  expect((await admin('POST', `/folios/${slug}/discounts`, discount)).status).toBeLessThan(300)
  expect((await cancel(slug, { fee: 4000 })).body.data.invoice.total).toBe(4200)
})
