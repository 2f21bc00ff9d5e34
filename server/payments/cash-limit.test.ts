import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()

/** A stay of two nights, dear enough for much cash. */
const dear = (wanted: Parameters<typeof make.booking>[0] = {}) =>
  make.booking({ room_rent: rupees(500_000), ...wanted })
const pay = (slug: string, draft: object) => admin('POST', `/bookings/${slug}/payments`, draft)
const cash = (amount: number) => ({ payment_method: 'cash', amount })
const confirm_cash = true

const refusal = (message: string) => ({
  status: 409,
  body: { error: { code: 'cash_limit', message: expect.stringContaining(message) } },
})

const confirmed = async (slug: string) => {
  const { rows } = await db
    .selectFrom('audit_entry')
    .select('after')
    .where('entity', '=', 'payment')
    .where('slug', '=', slug)
    .execute()
    .then((rows) => ({ rows }))
  return rows.map(({ after }) => (after as { cash_confirmed: boolean }).cash_confirmed)
}

test('a security deposit counts, and is counted', async () => {
  const { slug } = await dear()
  const deposit = (draft: object) => admin('POST', `/bookings/${slug}/deposits`, draft)
  expect(await deposit(cash(200_000))).toMatchObject(refusal('for this stay'))
  expect((await deposit(cash(150_000))).status).toBe(201)
  expect(await pay(slug, cash(50_000))).toMatchObject(refusal('comes to ₹2,00,000.00'))
  expect((await deposit({ ...cash(50_000), confirm_cash })).status).toBe(201)
})

describe('cash for one stay', () => {
  test('below the limit is taken, at the limit it must be confirmed, which the audit trail records', async () => {
    const { slug } = await dear()
    const first = await pay(slug, cash(100_000))
    expect(first.status).toBe(201)
    expect((await pay(slug, { payment_method: 'card', amount: 500_000 })).status).toBe(201)
    expect((await pay(slug, cash(99_999.99))).status).toBe(201)
    expect(await pay(slug, cash(0.01))).toMatchObject(
      refusal('the cash for this stay comes to ₹2,00,000.00. Section 186 of the Income-tax Act, 2025 forbids'),
    )
    const taken = await pay(slug, { ...cash(0.01), confirm_cash })
    expect(taken.status).toBe(201)
    expect(await confirmed(first.body.data.slug)).toEqual([false])
    expect(await confirmed(taken.body.data.slug)).toEqual([true])
  })

  test('is not lowered by a refund, since it was received', async () => {
    const { slug } = await dear()
    await pay(slug, cash(150_000))
    const refund = { ...cash(150_000), reason: 'Pays by card' }
    expect((await admin('POST', `/bookings/${slug}/refunds`, refund)).status).toBe(201)
    expect(await pay(slug, cash(50_000))).toMatchObject(refusal('for this stay'))
  })

  test('is warned of at check-out, also when the parts reach it together', async () => {
    const { slug } = await dear()
    await admin('POST', `/bookings/${slug}/check-in`)
    const leave = (body: object) => admin('POST', `/bookings/${slug}/check-out`, body)
    expect(await leave({ payment: cash(200_000) })).toMatchObject(refusal('for this stay'))
    const parts = [cash(150_000), { payment_method: 'card', amount: 100_000 }, cash(50_000)]
    expect(await leave({ payments: parts })).toMatchObject(refusal('comes to ₹2,00,000.00'))
    expect((await admin('GET', `/bookings/${slug}`)).body.data.status).toBe('checked_in')
    expect((await leave({ payments: parts.map((part) => ({ ...part, confirm_cash })) })).status).toBe(200)
  })

  test('is warned of for an invoice', async () => {
    const { slug } = await dear()
    await admin('POST', `/bookings/${slug}/check-in`)
    const { body } = await admin('POST', `/bookings/${slug}/check-out`)
    const payInvoice = (draft: object) => admin('POST', `/invoices/${body.invoice_slug}/pay`, draft)
    expect(await payInvoice(cash(250_000))).toMatchObject(refusal('₹2,50,000.00'))
    expect((await payInvoice({ ...cash(250_000), confirm_cash })).status).toBe(200)
  })

  test('is warned of as the advance of a new booking', async () => {
    const draft = {
      booking_type: 'individual',
      guest_id: (await make.guest()).id,
      room_ids: [(await make.room()).id],
      ...{ room_rent: 500_000, number_of_adults: 1, food_plan_id: 1, food_plan_rate: 0 },
      ...{ check_in_date: '2026-11-16', check_out_date: '2026-11-18', advance_amount: 200_000 },
    }
    expect(await admin('POST', '/bookings', draft)).toMatchObject(refusal('for this stay'))
    expect((await admin('POST', '/bookings', { ...draft, confirm_cash })).status).toBe(201)
  })
})

describe('cash from one person in a day', () => {
  test('is added up over bookings, for a guest and for the company that pays', async () => {
    const guest = await make.guest({ name: 'Asha Menon' })
    const [one, other] = [await dear({ guest_id: guest.id }), await dear({ guest_id: guest.id })]
    expect((await pay(one.slug, cash(120_000))).status).toBe(201)
    expect(await pay(other.slug, cash(80_000))).toMatchObject(
      refusal('the cash from Asha Menon today comes to ₹2,00,000.00'),
    )
    const company = await make.company({ name: 'Tata Steel' })
    const ofCompany = [
      await dear({ company_id: company.id }),
      await dear({ company_id: company.id, guest_id: guest.id }),
    ]
    expect((await pay(ofCompany[0]?.slug ?? '', cash(120_000))).status).toBe(201)
    expect(await pay(ofCompany[1]?.slug ?? '', cash(80_000))).toMatchObject(refusal('the cash from Tata Steel today'))
    expect((await pay(ofCompany[1]?.slug ?? '', cash(79_999))).status).toBe(201)
  })

  test('is not missed when two clerks take it at once', async () => {
    const guest = await make.guest()
    const bookings = [await dear({ guest_id: guest.id }), await dear({ guest_id: guest.id })]
    const replies = await Promise.all(bookings.map(({ slug }) => pay(slug, cash(150_000))))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

test('another method than cash has no limit, and a method can be marked as cash', async () => {
  const { slug } = await dear()
  expect((await pay(slug, { payment_method: 'online', amount: 300_000 })).status).toBe(201)
  const method = await admin('POST', '/payment-methods', { name: 'Foreign currency', is_cash: true })
  expect(method.body.data).toMatchObject({ is_cash: true })
  expect(await pay(slug, { payment_method: 'foreign currency', amount: 200_000 })).toMatchObject(refusal('this stay'))
})
