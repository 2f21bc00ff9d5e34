import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
})

const take = (slug: string, body: object = {}) =>
  admin('POST', `/bookings/${slug}/deposits`, { amount: 2000, payment_method: 'cash', ...body })
const returnDeposit = (slug: string, body: object = {}) => admin('POST', `/deposits/${slug}/return`, body)
const depositsOf = async (slug: string) => (await admin('GET', `/bookings/${slug}/deposits`)).body.data
const billOf = async (slug: string) => (await admin('GET', `/bookings/${slug}/bill`)).body.data
const collections = async () => (await admin('GET', '/reports/collections')).body.data

const inHouse = async () => {
  const { slug } = await make.booking({ room_rent: rupees(4000), advance_amount: rupees(1000) })
  await admin('POST', `/bookings/${slug}/check-in`)
  return slug
}

describe('a deposit', () => {
  test('is neither in the bill nor among the payments and advances', async () => {
    const slug = await inHouse()
    const before = { bill: await billOf(slug), day: await collections() }
    const { status, body } = await take(slug, { reference: 'UTR1', payment_method: 'online', source: 'UPI' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ amount: 2000, payment_method: 'Online', source: 'UPI', returned: null })
    expect(body.data.number).toMatch(/^SD-\d{6}$/)
    expect(await billOf(slug)).toEqual(before.bill)
    const after = await collections()
    expect(after.total).toEqual(before.day.total)
    expect(after.advances).toEqual(before.day.advances)
    expect(after.deposits.taken - before.day.deposits.taken).toBe(2000)
    expect(after.deposits.held - before.day.deposits.held).toBe(2000)
    const held = (await admin('GET', '/reports/deposits-held')).body.data
    expect(held.total).toBe(after.deposits.held)
    expect(held.rows.at(-1)).toMatchObject({ number: body.data.number, amount: 2000, status: 'checked_in' })
    expect((await admin('GET', '/reports/deposits-held.xlsx')).status).toBe(200)
  })

  test('is returned the way it came, or by another method', async () => {
    const slug = await inHouse()
    const first = (await take(slug)).body.data
    const second = (await take(slug)).body.data
    expect((await returnDeposit(first.slug)).body.data.returned).toMatchObject({ amount: 2000, payment_method: 'Cash' })
    const other = { payment_method: 'online', reference: 'UTR2' }
    const { body } = await returnDeposit(second.slug, other)
    expect(body.data.returned).toMatchObject({
      amount: 2000,
      kept_amount: 0,
      payment_method: 'Online',
      reference: 'UTR2',
    })
    expect(await depositsOf(slug)).toHaveLength(2)
    const { history } = (await admin('GET', `/bookings/${slug}`)).body.data
    expect(history.map(({ what }: { what: string }) => what).slice(0, 3)).toEqual([
      'Returned ₹2,000.00 of the security deposit',
      'Returned ₹2,000.00 of the security deposit',
      'Took a security deposit of ₹2,000.00 (Cash)',
    ])
    for (const path of ['receipt', 'return-receipt'])
      expect((await admin('GET', `/deposits/${first.slug}/${path}`)).status).toBe(200)
  })

  test('is returned once, also when two clerks press at once', async () => {
    const slug = await inHouse()
    const { slug: deposit } = (await take(slug)).body.data
    const both = await Promise.all([
      returnDeposit(deposit),
      returnDeposit(deposit, { keep_amount: 500, reason: 'Lamp' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error.message).toContain('already returned')
    expect((await depositsOf(slug)).filter(({ returned }: { returned: unknown }) => returned)).toHaveLength(1)
  })

  test('never changes in the database, except by its one return', async () => {
    const slug = await inHouse()
    const { slug: deposit } = (await take(slug)).body.data
    await expect(sql`update deposit set amount = 1 where slug = ${deposit}`.execute(db)).rejects.toThrow(
      'never changes',
    )
    await returnDeposit(deposit)
    await expect(
      sql`update deposit set kept_amount = 1, keep_reason = 'x' where slug = ${deposit}`.execute(db),
    ).rejects.toThrow('never changes')
    await expect(sql`delete from deposit where slug = ${deposit}`.execute(db)).rejects.toThrow('never changes')
  })

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -5 }],
    ['amount', { amount: 1.001 }],
    ['payment_method', { payment_method: '' }],
    ['payment_method', { payment_method: 'shells' }],
  ])('with a wrong %s is refused', async (field, body) => {
    const { status, body: answer } = await take(await inHouse(), body)
    expect(status).toBe(422)
    expect(answer.error.fields).toHaveProperty(field)
  })

  test('can be kept only in part or whole, with a reason and a known tax category', async () => {
    const { slug } = (await take(await inHouse())).body.data
    expect((await returnDeposit(slug, { keep_amount: 100 })).body.error.fields).toHaveProperty('reason')
    expect((await returnDeposit(slug, { keep_amount: 2000.01, reason: 'Lamp' })).status).toBe(422)
    expect((await returnDeposit(slug, { keep_amount: 100, reason: 'Lamp', tax_category: 999_999 })).status).toBe(422)
    expect((await returnDeposit('nothing')).status).toBe(404)
  })

  test('is not taken for a stay that has ended', async () => {
    const { slug } = await make.booking()
    await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Ill' })
    expect((await take(slug)).status).toBe(409)
  })
})

describe('check-out', () => {
  test('is refused until each deposit is decided, and then returns it', async () => {
    const slug = await inHouse()
    const { slug: deposit, number } = (await take(slug)).body.data
    const refused = await admin('POST', `/bookings/${slug}/check-out`)
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toBe(
      `The hotel holds the deposit ${number} of ₹2,000.00. Say whether it is returned or kept.`,
    )
    const other = (await take(await inHouse())).body.data
    const foreign = await admin('POST', `/bookings/${slug}/check-out`, { deposits: [{ slug: other.slug }] })
    expect(foreign.status).toBe(422)
    const { status } = await admin('POST', `/bookings/${slug}/check-out`, { deposits: [{ slug: deposit }] })
    expect(status).toBe(200)
    expect((await depositsOf(slug))[0].returned).toMatchObject({ amount: 2000, kept_amount: 0 })
  })

  test('turns a kept part into a charge that is paid with it, and the drawer agrees to the paisa', async () => {
    const slug = await inHouse()
    const { slug: deposit, number } = (await take(slug)).body.data
    const due = (await billOf(slug)).balance
    const before = await collections()
    const decision = { slug: deposit, keep_amount: 590, reason: 'Broken lamp' }
    const { status, body } = await admin('POST', `/bookings/${slug}/check-out`, {
      deposits: [decision],
      payment: { payment_method: 'cash' },
    })
    expect(status).toBe(200)
    const invoice = (await admin('GET', `/invoices/${body.invoice_slug}`)).body.data
    const kept = invoice.lines.find(({ kind }: { kind: string }) => kind === 'extra')
    // 590 with 18 %: 500 and 45 + 45.
    expect(kept).toMatchObject({ amount: 500, tax_rate: 18, cgst: 45, sgst: 45 })
    expect(kept.description).toContain('Broken lamp')
    expect(body.data.invoice).toMatchObject({ status: 'paid', balance: 0 })
    const payments = (await admin('GET', `/bookings/${slug}/payments`)).body.data
    // What the guest paid at the desk is what was due before, and the deposit paid for the lamp.
    expect(payments.map(({ amount }: { amount: number }) => amount)).toEqual([due, 590, 1000])
    expect(payments[1]).toMatchObject({ payment_method: 'Cash', reference: number })
    const after = await collections()
    const cash = (day: typeof after) => day.total.net + day.deposits.taken - day.deposits.returned - day.deposits.kept
    expect(cash(after) - cash(before)).toBeCloseTo(due - 1410, 5)
    expect(after.deposits.returned - before.deposits.returned).toBe(1410)
    expect(after.deposits.kept - before.deposits.kept).toBe(590)
    expect(before.deposits.held - after.deposits.held).toBe(2000)
    const { opening, taken, returned, kept: keptAll, held } = after.deposits
    expect(opening + taken - returned - keptAll).toBeCloseTo(held, 5)
  })

  test('shows the bill with what will be kept, to the paisa, before anything is saved', async () => {
    const slug = await inHouse()
    const { slug: deposit } = (await take(slug)).body.data
    const before = await billOf(slug)
    const preview = (body: object) => admin('POST', `/bookings/${slug}/deposits/preview-kept`, body)
    const kept = { amount: 590.4, reason: 'Broken lamp' }
    const { bill, folios } = (await preview({ kept: [kept] })).body.data
    expect(await billOf(slug)).toEqual(before)
    expect(bill.lines.at(-1)).toMatchObject({ amount: 500.34, cgst: 45.03, sgst: 45.03 })
    expect(bill.lines.at(-1).description).toContain('Broken lamp')
    const due = folios[0].open_total - folios[0].advance_amount
    expect(due).toBeCloseTo(bill.balance, 5)
    expect(due).not.toBe(before.balance)
    const { status, body } = await admin('POST', `/bookings/${slug}/check-out`, {
      deposits: [{ slug: deposit, keep_amount: kept.amount, reason: kept.reason }],
      payments: [{ payment_method: 'cash', amount: bill.balance }],
    })
    expect(status).toBe(200)
    expect(body.data.invoice).toMatchObject({ total: bill.total, status: 'paid', balance: 0 })
    expect((await preview({ kept: [{ ...kept, tax_category: 999_999 }] })).status).toBe(422)
    expect((await admin('POST', '/bookings/nowhere/deposits/preview-kept', { kept: [] })).status).toBe(404)
  })

  test('a discount on the whole bill does not reduce what is kept', async () => {
    const slug = await inHouse()
    const { slug: deposit } = (await take(slug)).body.data
    const discount = { percent: 10, on: 'all', reason: 'Regular guest' }
    expect((await admin('POST', `/folios/${slug}/discounts`, discount)).status).toBeLessThan(300)
    const { body } = await admin('POST', `/bookings/${slug}/check-out`, {
      deposits: [{ slug: deposit, keep_amount: 590, reason: 'Broken lamp' }],
    })
    const invoice = (await admin('GET', `/invoices/${body.invoice_slug}`)).body.data
    expect(invoice.lines.at(-1)).toMatchObject({ kind: 'extra', amount: 500, discount: 0 })
    // 8,000 less 10 % with 5 % tax is 7,560, and 590 for the lamp.
    expect(invoice.total).toBe(8150)
  })

  test('can keep all of it, taxed as another category', async () => {
    const slug = await inHouse()
    const { slug: deposit } = (await take(slug, { amount: 1000 })).body.data
    const { id } = await db
      .selectFrom('tax_category')
      .select('id')
      .where('name', '=', 'Laundry')
      .executeTakeFirstOrThrow()
    const decision = { slug: deposit, keep_amount: 1000, reason: 'Stained curtains', tax_category: id }
    const { body } = await admin('POST', `/bookings/${slug}/check-out`, { deposits: [decision] })
    const invoice = (await admin('GET', `/invoices/${body.invoice_slug}`)).body.data
    expect(invoice.lines.at(-1)).toMatchObject({ sac: '999713', amount: 847.46 })
    expect((await depositsOf(slug))[0].returned).toMatchObject({ amount: 0, kept_amount: 1000, payment_method: null })
  })
})

test('a cancellation returns the deposits, and is refused without', async () => {
  const { slug } = await make.booking()
  const { slug: deposit } = (await take(slug)).body.data
  const refused = await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Ill' })
  expect(refused.body.error.message).toContain('Return it with the cancellation')
  const body = { reason: 'Ill', deposits: [{ slug: deposit }] }
  expect((await admin('POST', `/bookings/${slug}/cancel`, body)).status).toBe(200)
  expect((await depositsOf(slug))[0].returned.amount).toBe(2000)
})
