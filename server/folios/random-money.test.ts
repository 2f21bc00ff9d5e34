import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make, time } = await startTestApp()

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
})

// biome-ignore lint/suspicious/noExplicitAny: replies are checked by the contract when they are sent.
type Folio = any

/** One step of a clerk: which action, and numbers that choose folio, charge, invoice and amount. */
const step = fc.record({
  action: fc.constantFrom(
    'folio',
    'move',
    'move',
    'split',
    'equally',
    'extra',
    'discount',
    'pay',
    'pay',
    'refund',
    'invoice',
    'credit',
    'rebill',
    'next day',
    'check out',
  ),
  which: fc.nat(50),
  other: fc.nat(50),
  amount: fc.integer({ min: 1, max: 4000 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const pick = <Item>(items: Item[], which: number) => items[which % Math.max(1, items.length)]

const foliosOf = async (slug: string): Promise<Folio[]> => (await admin('GET', `/bookings/${slug}/folios`)).body.data

/** A reply is done, or a refusal with a sentence; nothing else. */
const send = async (path: string, body: object = {}) => {
  const { status, body: reply } = await admin('POST', path, body)
  if (status >= 400) {
    expect([409, 422], `${path}: ${JSON.stringify(reply)}`).toContain(status)
    expect(reply.error.message).toMatch(/[a-z]/)
  }
}

const act = async (slug: string, { action, which, other, amount }: Step) => {
  const folios = await foliosOf(slug)
  const folio = pick(folios, which)
  const target = pick(folios, other)
  const charge = pick(folio.charges as Folio[], other)
  const invoice = pick(
    folios.flatMap(({ invoices }) => invoices),
    which,
  )
  const path = `/folios/${folio.slug}`
  const money = { payment_method: 'cash', amount, folio: folio.slug }
  switch (action) {
    case 'folio':
      return send(`/bookings/${slug}/folios`, {
        name: 'Other',
        routes: pick([[], ['room'], ['extra', 'order']], which),
      })
    case 'move':
      return charge && send(`${path}/move-charges`, { charge_ids: [charge.charge_id], to_folio: target.slug })
    case 'split':
      return charge && send(`${path}/split-charge`, { charge_id: charge.charge_id, amount, to_folio: target.slug })
    case 'equally':
      return (
        charge &&
        send(`${path}/split-equally`, { charge_ids: [charge.charge_id], folios: folios.map((each) => each.slug) })
      )
    case 'extra':
      return send(`${path}/charges`, { description: 'Laundry', rate: amount })
    case 'discount':
      return send(`${path}/discounts`, {
        ...(which % 2 ? { percent: 1 + (amount % 60) } : { amount }),
        on: other % 2 ? 'rooms' : 'all',
        reason: 'Kind',
      })
    case 'pay':
      return send(`/bookings/${slug}/payments`, money)
    case 'refund':
      return send(`/bookings/${slug}/refunds`, { ...money, reason: 'Asked' })
    case 'invoice':
      return send(`${path}/invoice`)
    case 'credit':
      return (
        invoice &&
        send(`/invoices/${invoice.slug}/credit-notes`, {
          reason: 'Wrong',
          ...(other % 2 && { lines: [{ position: 1, amount }] }),
        })
      )
    case 'rebill':
      return invoice && send(`/invoices/${invoice.slug}/rebill`, { billed_to: { name: `Company ${other}` } })
    case 'next day':
      time.now = new Date(time.now.getTime() + 86_400_000)
      return
    case 'check out':
      return send(`/bookings/${slug}/check-out`)
  }
}

/** The documents as they were issued, by number. */
const issued = async (bookingId: number) => {
  const { rows } = await sql<{ number: string; content: string }>`
    select number, md5(row_to_json(invoice)::text || coalesce((
      select string_agg(row_to_json(invoice_line)::text, '' order by position)
      from invoice_line where invoice_id = invoice.id), '')) as content
    from invoice where booking_id = ${bookingId}
    union all
    select voucher.number, md5(row_to_json(voucher)::text) from voucher join payment on payment.id = payment_id
    where payment.booking_id = ${bookingId}`.execute(db)
  return new Map(rows.map(({ number, content }) => [number, content]))
}

const sum = (amounts: number[]) => Math.round(amounts.reduce((total, amount) => total + amount * 100, 0))

const checkBooking = async (slug: string, bookingId: number) => {
  const folios = await foliosOf(slug)
  const { data: bill } = (await admin('GET', `/bookings/${slug}/bill`)).body
  expect(sum(folios.map((folio) => folio.balance))).toBe(sum([bill.balance]))
  for (const folio of folios) {
    // Charges add up to their lines, and never fall below zero.
    expect(sum(folio.charges.map((charge: Folio) => charge.amount))).toBe(
      sum(folio.lines.map((line: Folio) => line.amount)),
    )
    for (const charge of folio.charges) expect(charge.amount).toBeGreaterThanOrEqual(0)
    expect(folio.advance_amount).toBeGreaterThanOrEqual(0)
  }
  // Every invoice equals its lines, and its money is the sum of its parts.
  const { rows } = await sql<{ number: string }>`
    select invoice.number from invoice
    left join invoice_balance balance on balance.invoice_id = invoice.id
    where invoice.booking_id = ${bookingId} and (
      invoice.charges <> (select coalesce(sum(amount), 0) from invoice_line where invoice_id = invoice.id)
      or invoice.cgst <> (select coalesce(sum(cgst), 0) from invoice_line where invoice_id = invoice.id)
      or exists (select from invoice_line where invoice_id = invoice.id and amount <> rate * quantity - discount)
      or balance.paid <> invoice.advance_amount
        + coalesce((select sum(case when kind = 'payment' then amount else -amount end) from payment
          where payment.invoice_id = invoice.id), 0)
        + coalesce((select sum(amount) from carried_over where to_invoice_id = invoice.id), 0)
        - coalesce((select sum(amount) from carried_over where from_invoice_id = invoice.id), 0)
      or (balance.paid > balance.total and balance.credited = 0 and invoice.advance_amount <= balance.total)
    )`.execute(db)
  expect(rows).toEqual([])
}

/** Before check-out, open charges and counting invoices together are the nights, orders and extras, less discounts. */
const checkCharges = async (slug: string, bookingId: number) => {
  const folios = await foliosOf(slug)
  const open = sum(folios.flatMap(({ charges }) => charges.map((charge: Folio) => charge.amount + charge.discount)))
  const { rows } = await sql<{ booked: number; invoiced: number }>`
    select (
      (select sum(rent + meals * food_plan_rate) from night join stay on stay.id = stay_id where booking_id = ${bookingId})
      + (select coalesce(sum(quantity * unit_price), 0) from guest_order join order_line on order_id = guest_order.id
        where booking_id = ${bookingId})
      + (select coalesce(sum(quantity * rate), 0) from extra where booking_id = ${bookingId})
    )::bigint as booked, (
      select coalesce(sum(line.amount + line.discount), 0)
      from invoice join invoice_line line on line.invoice_id = invoice.id
      join invoice_balance balance on balance.invoice_id = invoice.id
      where invoice.booking_id = ${bookingId} and not (balance.credited > 0 and balance.credited >= balance.total)
    )::bigint as invoiced`.execute(db)
  expect(open + Number(rows[0]?.invoiced)).toBe(Number(rows[0]?.booked))
}

const checkNumbers = async () => {
  const { rows } = await sql`
    select series, last from document_counter where last <> (
      select count(*) from (select number from invoice union all select number from voucher) document
      where document.number like document_counter.series || '-' || financial_year || '-%'
    )`.execute(db)
  expect(rows).toEqual([])
}

test('whatever clerks do with folios: sums agree, nothing is paid twice, numbers have no gaps, nothing issued changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      time.now = new Date('2026-11-15T06:00:00Z')
      const booking = await make.booking({
        room_rent: rupees(8000),
        food_plan_rate: rupees(450),
        check_out_date: '2026-11-18',
        advance_amount: rupees(700),
      })
      await admin('POST', `/bookings/${booking.slug}/check-in`)
      await make.order({ booking_id: booking.id, status: 'completed' })
      let before = await issued(booking.id)
      let hasPartlyCredited = false
      for (const each of steps) {
        await act(booking.slug, each)
        await checkBooking(booking.slug, booking.id)
        // A part that was credited and then billed to someone else is on no invoice any more.
        hasPartlyCredited ||= each.action === 'credit' && each.other % 2 === 1
        if (!hasPartlyCredited) await checkCharges(booking.slug, booking.id)
        const after = await issued(booking.id)
        for (const [number, content] of before) expect(after.get(number), number).toBe(content)
        before = after
      }
      await checkNumbers()
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
