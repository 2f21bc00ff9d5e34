import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, db, make, signIn } = await startTestApp()

const invoiced = async (advance = 0) => {
  const booking = await make.booking({ room_rent: rupees(1000), advance_amount: rupees(advance) })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`)
  return { slug: String(body.invoice_slug), booking: booking.slug }
}

const pay = (slug: string, body: object = {}) =>
  admin('POST', `/invoices/${slug}/pay`, { payment_method: 'cash', ...body })

test('payments and refunds are in the history of the booking, with its invoice', async () => {
  const { slug, booking } = await invoiced()
  await pay(slug)
  const refund = { amount: 500, payment_method: 'cash', reason: 'Noise at night' }
  expect((await admin('POST', `/bookings/${booking}/refunds`, refund)).status).toBe(201)
  const { history } = (await admin('GET', `/bookings/${booking}`)).body.data
  const told = history.map(({ who, what }: { who: string; what: string }) => `${who}: ${what}`)
  expect(told.slice(0, 2)).toEqual([
    'Front Desk: Refunded ₹500.00 (Cash): Noise at night',
    'Front Desk: Received ₹2,000.00 (Cash)',
  ])
  expect(told).toContainEqual(expect.stringMatching(/^Front Desk: Invoice \S+ for ₹2,000\.00$/))
})

describe('paying an invoice', () => {
  test('pays the balance, with the method in any letter case', async () => {
    const { slug } = await invoiced(500)
    const { status, body } = await pay(slug, { payment_method: 'online', source: 'Paytm', reference: 'UTR1' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Invoice marked as paid successfully',
      data: { status: 'paid', total: 2000, paid: 2000, balance: 0 },
      payment: { payment_method: 'Online', source: 'Paytm', reference: 'UTR1', amount: 1500, who: 'Front Desk' },
    })
    expect((await admin('GET', '/payment-sources?method_id=2&search=pay')).body.data).toEqual([{ name: 'Paytm' }])
    expect((await pay(slug)).body.error.code).toBe('already_paid')
  })

  test('is possible in parts until the invoice is paid', async () => {
    const { slug } = await invoiced()
    const first = await pay(slug, { amount: 1200.5 })
    expect(first.body.message).toBe('Payment saved. ₹799.50 is still due.')
    expect(first.body.data).toMatchObject({ status: 'pending', paid: 1200.5, balance: 799.5 })
    expect((await pay(slug, { amount: 799.51 })).body.error).toMatchObject({ code: 'overpaid' })
    expect((await pay(slug, { amount: 799.5 })).body.data).toMatchObject({ status: 'paid', balance: 0 })
  })

  test.each([
    [{ amount: 0 }],
    [{ amount: -5 }],
    [{ amount: 1.005 }],
    [{ payment_method: '' }],
    [{ payment_method: 'x' }],
  ])('refuses %o', async (body) => {
    const { slug } = await invoiced()
    expect((await pay(slug, body)).status).toBe(422)
  })

  test('many requests at once pay once', async () => {
    const { slug } = await invoiced()
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(slug)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await admin('GET', `/invoices/${slug}`)).body.data).toMatchObject({ paid: 2000, balance: 0 })
  })

  test('the same key pays once', async () => {
    const { slug } = await invoiced()
    const once = () =>
      admin(
        'POST',
        `/invoices/${slug}/pay`,
        { payment_method: 'cash', amount: 100 },
        { 'idempotency-key': 'pay-once-1' },
      )
    const [one, two] = [await once(), await once()]
    expect(one.body).toEqual(two.body)
    expect((await admin('GET', `/invoices/${slug}`)).body.data.paid).toBe(100)
  })

  test('is for staff only, and for existing invoices only', async () => {
    expect((await candidate('POST', '/invoices/nope/pay', { payment_method: 'cash' })).status).toBe(403)
    expect((await pay('nope')).status).toBe(404)
  })
})

describe('before check-out', () => {
  test('a payment lowers the balance, is on the invoice, and has a receipt', async () => {
    const booking = await make.booking({ room_rent: rupees(1000), advance_amount: rupees(300) })
    const path = `/bookings/${booking.slug}`
    const { status, body } = await admin('POST', `${path}/payments`, { payment_method: 'card', amount: 700 })
    expect(status).toBe(201)
    expect((await admin('GET', `${path}/bill`)).body.data).toMatchObject({
      advance_amount: 1000,
      paid: 0,
      balance: 1000,
    })
    expect((await admin('POST', `${path}/payments`, { payment_method: 'card', amount: 1000.01 })).status).toBe(409)
    await admin('POST', `${path}/check-in`)
    const out = (await admin('POST', `${path}/check-out`)).body
    expect(out.data.invoice).toMatchObject({ status: 'pending', balance: 1000 })
    const payments = (await admin('GET', `${path}/payments`)).body.data
    expect(payments).toMatchObject([
      { slug: body.data.slug, amount: 700, is_advance: true },
      { payment_method: 'Cash', amount: 300, is_advance: true },
    ])
    for (const { slug } of payments)
      expect(String((await admin('GET', `/payments/${slug}/receipt`)).body).slice(0, 5)).toBe('%PDF-')
  })

  test('a receipt is the same before and after check-out', async () => {
    const authorization = `Bearer ${await signIn('desk@hotel.example')}`
    const booking = await make.booking({ room_rent: rupees(1000) })
    const path = `/bookings/${booking.slug}`
    const { data } = (await admin('POST', `${path}/payments`, { payment_method: 'card', amount: 700 })).body
    const drawn = async () => {
      const pdf = await app.inject({ url: `/api/payments/${data.slug}/receipt`, headers: { authorization } })
      return pdf.rawPayload.toString('latin1').match(/stream\n.*?\nendstream/gs)
    }
    const before = await drawn()
    expect(before?.length).toBeGreaterThan(1)
    await admin('POST', `${path}/check-in`)
    await admin('POST', `${path}/check-out`)
    expect((await drawn())?.join() === before?.join()).toBe(true)
  })
})

describe('refunds', () => {
  const refund = (booking: string, body: object) =>
    admin('POST', `/bookings/${booking}/refunds`, { payment_method: 'cash', reason: 'Left early', ...body })

  test('are limited to the amount received', async () => {
    const booking = await make.booking({ advance_amount: rupees(500) })
    await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Ill' })
    expect((await refund(booking.slug, { amount: 500.01 })).body.error.code).toBe('refund_too_high')
    expect((await refund(booking.slug, { amount: -1 })).status).toBe(422)
    expect((await refund(booking.slug, { amount: 200, reason: '' })).status).toBe(422)
    const replies = await Promise.all([1, 2, 3].map(() => refund(booking.slug, { amount: 200 })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409])
    expect((await admin('POST', `/bookings/${booking.slug}/payments`, { payment_method: 'cash' })).status).toBe(409)
  })

  test('without money received are refused with the reason', async () => {
    const { slug } = await make.booking({ advance_amount: rupees(0) })
    const { status, body } = await refund(slug, { amount: 1 })
    expect(status).toBe(409)
    expect(body.error.fields.amount[0]).toContain('Nothing can be refunded')
  })

  test.each(['cancel', 'no-show'])('after a %s the refund due is the amount received', async (end) => {
    const booking = await make.booking({
      room_rent: rupees(1000),
      food_plan_rate: rupees(200),
      advance_amount: rupees(1000),
    })
    await make.order({ booking_id: booking.id })
    const billNow = async () => (await admin('GET', `/bookings/${booking.slug}/bill`)).body.data
    expect((await billNow()).lines).toHaveLength(3)
    await admin('POST', `/bookings/${booking.slug}/${end}`, { reason: 'Ill' })
    expect(await billNow()).toMatchObject({ lines: [], charges: 0, total: 0, advance_amount: 1000, balance: -1000 })
    await refund(booking.slug, { amount: 1000 })
    expect(await billNow()).toMatchObject({ total: 0, advance_amount: 0, balance: 0 })
  })

  test('of a paid invoice make it pending again', async () => {
    const { slug, booking } = await invoiced()
    await pay(slug)
    await refund(booking, { amount: 2000 })
    expect((await admin('GET', `/invoices/${slug}`)).body.data).toMatchObject({ status: 'pending', balance: 2000 })
  })
})

test('a reference that was used before shows a warning', async () => {
  const { slug } = await invoiced()
  await pay(slug, { payment_method: 'online', reference: 'UTR-778' })
  const uses = async (reference: string) =>
    (await admin('GET', `/payments/reference-uses?reference=${reference}`)).body.data
  expect(await uses('utr-778')).toMatchObject([{ amount: 2000 }])
  expect(await uses('utr-77')).toEqual([])
  expect(await uses('')).toEqual([])
})

test('after any sequence of payments and refunds, the amount paid is between zero and the total', async () => {
  const step = fc.record({ isRefund: fc.boolean(), amount: fc.integer({ min: 1, max: 250_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const { slug, booking } = await invoiced(100)
      let received = 10_000
      for (const { isRefund, amount } of steps) {
        const body = { payment_method: 'cash', amount: amount / 100, reason: 'x' }
        const { status } = await admin('POST', `/bookings/${booking}/${isRefund ? 'refunds' : 'payments'}`, body)
        const isRight = isRefund ? amount <= received : received + amount <= 200_000
        expect(status).toBe(isRight ? 201 : 409)
        if (isRight) received += isRefund ? -amount : amount
      }
      const { data } = (await admin('GET', `/invoices/${slug}`)).body
      expect(data).toMatchObject({
        paid: received / 100,
        balance: (200_000 - received) / 100,
        status: received === 200_000 ? 'paid' : 'pending',
      })
    }),
    { numRuns: 12 },
  )
})

test('the database itself refuses an overpayment', async () => {
  const { slug } = await invoiced()
  const { booking_id, invoice_id } = await db
    .selectFrom('invoice')
    .select(['booking_id', 'id as invoice_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const slip = {
    slug: 'by-hand',
    booking_id,
    invoice_id,
    kind: 'payment' as const,
    payment_method_id: 1,
    source: '',
    reference: '',
    amount: rupees(2001),
    reason: '',
    at: '2026-11-15T00:00:00Z',
    paid_on: '2026-11-15',
  }
  await expect(db.insertInto('payment').values(slip).execute()).rejects.toThrow('more is paid than is owed')
})

test('a refund that is due is made once, also if two clerks press at once', async () => {
  const { slug } = await make.booking()
  await admin('POST', `/bookings/${slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${slug}/check-out`, { payment: { payment_method: 'cash' } })
  const lines = [{ position: 1, amount: 1000 }]
  await admin('POST', `/invoices/${body.invoice_slug}/credit-notes`, { reason: 'No hot water', lines })
  const refund = { payment_method: 'cash', amount: 1000, due: 1000, reason: 'No hot water' }
  const replies = await Promise.all([1, 2, 3].map(() => admin('POST', `/bookings/${slug}/refunds`, refund)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(replies.flatMap(({ body }) => body.error?.code ?? [])).toEqual(['refunded_meanwhile', 'refunded_meanwhile'])
})
