import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { readReceipt } from '#server/payments/print-receipt.ts'
import { getVoucher } from '#server/payments/voucher-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make, time } = await startTestApp()

const paymentsOf = async (slug: string) => (await admin('GET', `/bookings/${slug}/payments`)).body.data
const refund = (slug: string, amount: number) =>
  admin('POST', `/bookings/${slug}/refunds`, { payment_method: 'cash', amount, reason: 'Ill' })

const numbersOf = async (series: string) => {
  const rows = await db.selectFrom('voucher').select('number').orderBy('number').execute()
  return rows.flatMap(({ number }) => (number.startsWith(series) ? [Number(number.slice(-6))] : []))
}
const counted = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const editOf = async (slug: string, change: object) => {
  const { data } = (await admin('GET', `/bookings/${slug}`)).body
  const { booking_type, version, guest_id, check_in_date, check_out_date, food_plan_id, number_of_adults } = data
  return admin('PUT', `/bookings/${slug}`, {
    ...{ booking_type, version, guest_id, check_in_date, check_out_date, food_plan_id, number_of_adults },
    room_ids: [data.rooms[0].id],
    room_rent: data.rooms[0].room_rent,
    food_plan_rate: 0,
    ...change,
  })
}

describe('the advance of a booking', () => {
  test('is a payment with a receipt voucher', async () => {
    const booking = await make.booking({
      advance_amount: rupees(1000),
      advance_method: 'ONLINE',
      advance_reference: 'UTR 12',
      advance_source: 'PhonePe',
    })
    const [payment, ...others] = await paymentsOf(booking.slug)
    expect(others).toEqual([])
    expect(payment).toMatchObject({
      kind: 'payment',
      is_advance: true,
      amount: 1000,
      payment_method: 'Online',
      source: 'PhonePe',
      reference: 'UTR 12',
      receipt_number: expect.stringMatching(/^RV-2627-\d{6}$/),
    })
    expect((await admin('GET', `/bookings/${booking.slug}`)).body.data.advance_amount).toBe(1000)
  })

  test('needs a payment method that exists', async () => {
    const { id } = await make.room()
    const { guest_id } = await make.booking()
    const draft = { booking_type: 'individual', guest_id, room_ids: [id], room_rent: 1000, number_of_adults: 1 }
    const dates = { check_in_date: '2026-11-16', check_out_date: '2026-11-17', food_plan_id: 1, food_plan_rate: 0 }
    const advance = { advance_amount: 500, advance_method: 'Cowries' }
    expect(await admin('POST', '/bookings', { ...draft, ...dates, ...advance })).toMatchObject({
      status: 422,
      body: { error: { fields: { advance_method: [expect.stringContaining('no longer exists')] } } },
    })
  })

  test('above the total of the bill must be confirmed', async () => {
    const draft = {
      booking_type: 'individual',
      guest_id: (await make.guest()).id,
      room_ids: [(await make.room()).id],
      ...{ room_rent: 1000, number_of_adults: 1, food_plan_id: 1, food_plan_rate: 0 },
      ...{ check_in_date: '2026-11-16', check_out_date: '2026-11-18', advance_amount: 2000.01 },
    }
    const refused = await admin('POST', '/bookings', draft)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'advance_above_bill',
          fields: { advance_amount: [expect.stringContaining('₹2,000.01 is more than the bill')] },
        },
      },
    })
    const placed = await admin('POST', '/bookings', { ...draft, confirm_advance: true })
    expect(placed.status).toBe(201)
    expect(placed.body.data.advance_amount).toBe(2000.01)
    await db.updateTable('booking').set({ status: 'cancelled' }).where('slug', '=', placed.body.data.slug).execute()
    expect((await admin('POST', '/bookings', { ...draft, advance_amount: 2000 })).status).toBe(201)
  })

  test('is not changed by an edit, which may come from a form that was opened before a refund', async () => {
    const { slug } = await make.booking({ advance_amount: rupees(1000) })
    const refused = async (advance_amount: number, received: string) =>
      expect(await editOf(slug, { advance_amount })).toMatchObject({
        status: 422,
        body: {
          error: { fields: { advance_amount: [expect.stringContaining(`${received} was received in advance.`)] } },
        },
      })
    await refused(1500, '₹1,000.00')
    await refused(999.99, '₹1,000.00')
    expect((await editOf(slug, { advance_amount: 1000 })).status).toBe(200)
    await refund(slug, 1000)
    await refused(1000, '₹0.00')
    expect(await paymentsOf(slug)).toHaveLength(2)
  })

  test('is left alone by an edit that does not name it, also after a colleague’s payment', async () => {
    const { slug } = await make.booking({ advance_amount: rupees(1000) })
    await admin('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 250 })
    expect((await editOf(slug, { desk_remarks: 'Late' })).body.data).toMatchObject({ advance_amount: 1250 })
    expect(await paymentsOf(slug)).toHaveLength(2)
  })
})

describe('a voucher', () => {
  test('has the tax that the advance includes, at the rate of the first night', async () => {
    await admin('POST', '/tax-rules/indian-gst', {})
    const booking = await make.booking({ room_rent: rupees(8000), advance_amount: rupees(1180) })
    const [{ slug }] = await paymentsOf(booking.slug)
    expect(await getVoucher(db, slug)).toMatchObject({
      kind: 'receipt',
      tax_rate: 1800,
      taxable: rupees(1000),
      cgst: rupees(90),
      sgst: rupees(90),
    })
  })

  test('of a refund names the receipt vouchers and has their tax', async () => {
    const booking = await make.booking({ room_rent: rupees(8000), advance_amount: rupees(1180) })
    const [receipt] = await paymentsOf(booking.slug)
    await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Ill' })
    expect((await refund(booking.slug, 590)).status).toBe(201)
    const [given] = await paymentsOf(booking.slug)
    expect(given.receipt_number).toMatch(/^RF-2627-\d{6}$/)
    const voucher = await getVoucher(db, given.slug)
    expect(voucher).toMatchObject({ kind: 'refund', taxable: rupees(500), cgst: rupees(45), sgst: rupees(45) })
    expect(voucher?.receipts.map(({ number }) => number)).toEqual([receipt.receipt_number])
  })

  test('keeps the guest’s name as it was', async () => {
    const booking = await make.booking({ advance_amount: rupees(100) })
    const [{ slug }] = await paymentsOf(booking.slug)
    const before = await getVoucher(db, slug)
    await db.updateTable('guest').set({ name: 'New Name' }).where('id', '=', booking.guest_id).execute()
    expect(await getVoucher(db, slug)).toEqual(before)
  })

  test('names the company that pays, with address and GSTIN, and its guest below', async () => {
    const guest = await make.guest({ name: 'Asha Menon' })
    const company = await make.company({ name: 'Tata Steel', gstin: '27AAPFU0939F1ZV', address: 'Jamshedpur' })
    const booking = await make.booking({
      guest_id: guest.id,
      company_id: company.id,
      advance_amount: rupees(1000),
    })
    await refund(booking.slug, 400)
    await db.updateTable('company').set({ name: 'New Name' }).where('id', '=', company.id).execute()
    const [given, received] = await paymentsOf(booking.slug)
    const payer = 'Tata Steel, Jamshedpur, GSTIN 27AAPFU0939F1ZV'
    expect((await readReceipt(db, received.slug)).facts).toEqual(
      expect.arrayContaining([
        ['Received from', payer],
        ['Guest', 'Asha Menon'],
      ]),
    )
    const voucher = await readReceipt(db, given.slug)
    expect(voucher.title).toBe('Refund Voucher')
    expect(voucher.facts).toEqual(
      expect.arrayContaining([
        ['Paid to', payer],
        ['Guest', 'Asha Menon'],
      ]),
    )
  })

  test('is not needed for a refund after the invoice, whose receipt names the invoice and its credit notes', async () => {
    const billed_to = { name: 'Tata Steel', gstin: '27AAPFU0939F1ZV', address: 'Jamshedpur' }
    const booking = await make.booking({ advance_amount: rupees(500) })
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`, {
      billed_to,
      payment: { payment_method: 'cash' },
    })
    const credit = { reason: 'Cold geyser', lines: [{ position: 1, amount: 100 }] }
    await admin('POST', `/invoices/${body.invoice_slug}/credit-notes`, credit)
    const refunds = await numbersOf('RF')
    expect((await refund(booking.slug, 100)).body.data.receipt_number).toMatch(/^RC-/)
    time.now = new Date('2026-11-15T06:01:00Z')
    await admin('POST', `/invoices/${body.invoice_slug}/credit-notes`, credit)
    expect(await numbersOf('RF')).toEqual(refunds)
    const [given, paid] = await paymentsOf(booking.slug)
    const invoice = (await admin('GET', `/invoices/${body.invoice_slug}`)).body.data
    const receipt = await readReceipt(db, given.slug)
    expect(receipt).toMatchObject({ title: 'Refund Receipt', amount: rupees(100), day: '2026-11-15' })
    expect(receipt.facts).toEqual([
      ['Paid to', 'Tata Steel, Jamshedpur, GSTIN 27AAPFU0939F1ZV'],
      ['Guest', invoice.guest.name],
      ['For', 'Ill'],
      ['Invoice', `${invoice.number} of Nov 15, 2026`],
      ['Credit note', `${invoice.credit_notes[0].number} of Nov 15, 2026`],
      ['By', 'Cash'],
      ['Paid by', 'Front Desk'],
    ])
    expect((await readReceipt(db, paid.slug)).facts[0]).toEqual([
      'Received from',
      'Tata Steel, Jamshedpur, GSTIN 27AAPFU0939F1ZV',
    ])
    expect(invoice.credit_notes).toHaveLength(2)
  })

  test('is not needed for a payment of an invoice', async () => {
    const booking = await make.booking()
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    await admin('POST', `/bookings/${booking.slug}/check-out`, { payment: { payment_method: 'cash' } })
    const [payment] = await paymentsOf(booking.slug)
    expect(payment).toMatchObject({ is_advance: false, receipt_number: expect.stringMatching(/^RC-/) })
    expect(await getVoucher(db, payment.slug)).toBeUndefined()
  })

  test('never changes', async () => {
    await expect(sql`update voucher set amount = amount + 1, taxable = taxable + 1`.execute(db)).rejects.toThrow(
      'never changes',
    )
    await expect(sql`delete from voucher`.execute(db)).rejects.toThrow('never changes')
  })
})

test('numbers have no gaps, also when clerks take advances and refunds at once and some are refused', async () => {
  const bookings = await Promise.all(Array.from({ length: 8 }, () => make.booking({ advance_amount: rupees(300) })))
  const replies = await Promise.all(
    bookings.flatMap(({ slug }) => [
      refund(slug, 100),
      refund(slug, 301),
      admin('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 50 }),
      admin('POST', `/bookings/${slug}/payments`, { payment_method: 'nothing', amount: 50 }),
    ]),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409, 422]))
  for (const series of ['RV', 'RF']) {
    const numbers = await numbersOf(series)
    expect(numbers.length).toBeGreaterThan(7)
    expect(numbers).toEqual(counted(numbers.length))
  }
})

test('the tally of advances equals the payments and invoices', async () => {
  const { rows } = await sql<{ held: string; kept: string }>`
    select (select sum(taken - refunded - adjusted) from advance_day_tally) as kept,
      (select sum(case when payment.kind = 'payment' then payment.amount else -payment.amount end)
       from payment where invoice_id is null and not exists (
         select from invoice where invoice.booking_id = payment.booking_id and invoice.kind = 'invoice'
       )) as held`.execute(db)
  expect(Number(rows[0]?.held)).toBeGreaterThan(0)
  expect(rows[0]?.kept).toBe(rows[0]?.held)
})
