import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()

/** A guest of a company in the house for two nights of ₹2,500. */
const stayOf = async (company: { id: number; name: string; address: string; gstin: string } | undefined) => {
  const booking = await make.booking(company ? { company_id: company.id } : {})
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  const billed_to = company && { name: company.name, address: company.address, gstin: company.gstin }
  const checkOut = (body: object) =>
    admin('POST', `/bookings/${booking.slug}/check-out`, { ...(billed_to && { billed_to }), ...body })
  return { ...booking, checkOut }
}
const onAccount = { payment: { payment_method: 'company' } }

test('the method Company leaves the balance in the account of the company, and saves no payment', async () => {
  const company = await make.company({ credit_limit: rupees(20_000) })
  const { id, slug, checkOut } = await stayOf(company)
  const { status, body } = await checkOut({
    payments: [
      { payment_method: 'cash', amount: 1000 },
      { payment_method: 'company', amount: 4000 },
    ],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.invoice).toMatchObject({ status: 'pending', total: 5000, balance: 4000 })
  const paid = await db.selectFrom('payment').select('amount').where('booking_id', '=', id).execute()
  expect(paid).toEqual([{ amount: rupees(1000) }])
  const again = await admin('POST', `/invoices/${body.invoice_slug}/pay`, { payment_method: 'company' })
  expect(again.body).toMatchObject({ payment: null, data: { balance: 4000 } })
  expect(again.body.message).toBe(`₹4,000.00 stays in the account of ${company.name}. No payment was saved.`)
  expect((await admin('GET', `/bookings/${slug}/bill`)).body.data.balance).toBe(4000)
})

test('it needs a company of the list with credit, up to its limit', async () => {
  const alone = await (await stayOf(undefined)).checkOut(onAccount)
  expect(alone).toMatchObject({ status: 409, body: { error: { code: 'no_company_account' } } })
  const withoutCredit = await (await stayOf(await make.company())).checkOut(onAccount)
  expect(withoutCredit.body.error.code).toBe('no_credit')
  const company = await make.company({ credit_limit: rupees(7000) })
  expect((await (await stayOf(company)).checkOut(onAccount)).status).toBe(200)
  const second = await stayOf(company)
  const refused = await second.checkOut(onAccount)
  expect(refused.body.error.message).toBe(
    `The credit limit of ${company.name} is ₹7,000.00, and it already owes ₹5,000.00. Only ₹2,000.00 of this ₹5,000.00 is free. Take a payment, or raise the limit under Companies.`,
  )
  expect((await admin('GET', `/bookings/${second.slug}`)).body.data.status).toBe('checked_in')
})

test('an unpaid invoice of a company is held against its limit too, without a limit it is pending like any other', async () => {
  const company = await make.company({ credit_limit: rupees(7000) })
  expect((await (await stayOf(company)).checkOut({})).status).toBe(200)
  const second = await stayOf(company)
  expect((await second.checkOut({})).body.error?.code).toBe('above_credit_limit')
  const paid = { payments: [{ payment_method: 'cash', amount: 3000 }] }
  expect((await second.checkOut(paid)).body.data.invoice).toMatchObject({ status: 'pending', balance: 2000 })
  expect((await (await stayOf(await make.company())).checkOut({})).status).toBe(200)
})

test('two check-outs at once never exceed the limit together', async () => {
  const company = await make.company({ credit_limit: rupees(7000) })
  const stays = [await stayOf(company), await stayOf(company)]
  const replies = await Promise.all(stays.map(({ checkOut }) => checkOut(onAccount)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('it is no way to pay an advance, a deposit or a refund', async () => {
  const { slug } = await stayOf(undefined)
  for (const path of ['payments', 'deposits']) {
    const { status, body } = await admin('POST', `/bookings/${slug}/${path}`, {
      payment_method: 'company',
      amount: 100,
    })
    expect([status, body.error?.code], path).toEqual([409, 'not_a_payment'])
  }
})
