import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, asGuest, db, make, signIn, time } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

/** A company with unpaid invoices of ₹5,000 each, oldest first. */
const companyOwing = async (invoices: number) => {
  const company = await make.company({ name: `Company ${Math.random()}` })
  const bill = async () => {
    const { slug } = await make.booking()
    await admin('POST', `/bookings/${slug}/check-in`)
    const { body } = await admin('POST', `/bookings/${slug}/check-out`, { billed_to: { name: company.name } })
    return body.data.invoice
  }
  const issued = []
  for (let left = invoices; left > 0; left--) issued.push(await bill())
  const path = `/companies/${company.slug}`
  return {
    company,
    issued,
    bill,
    path,
    pay: (body: object, headers?: Record<string, string>) =>
      admin('POST', `${path}/payments`, { payment_method: 'cash', ...body }, headers),
    balances: async () => {
      const { data } = (await admin('GET', `/invoices?company_id=${company.id}&sort=number`)).body.data
      return data.map(({ balance }: { balance: number }) => balance)
    },
    account: async () => (await admin('GET', `${path}/statement`)).body.data.account,
  }
}

test('one payment settles five invoices: one line of the ledger, one receipt that names all', async () => {
  const { company, issued, pay, balances, path } = await companyOwing(5)
  const open = (await admin('GET', `${path}/open-invoices`)).body.data
  expect(open.map(({ number, balance }: Record<string, unknown>) => [number, balance])).toEqual(
    issued.map(({ number }) => [number, 5000]),
  )
  const { status, body } = await pay({ amount: 25_000, payment_method: 'online', source: 'NEFT', reference: 'UTR9' })
  expect([status, body.message]).toEqual([201, '₹25,000.00 received for 5 invoices.'])
  expect(body.data).toMatchObject({ amount: 25_000, credit: 0, receipt_number: expect.stringMatching(/^CR-\d{6}$/) })
  expect(await balances()).toEqual([0, 0, 0, 0, 0])
  const { entries } = (await admin('GET', `${path}/statement?per_page=20`)).body.data
  expect(entries.total).toBe(6)
  expect(entries.data.at(-1)).toMatchObject({
    kind: 'payment',
    number: body.data.receipt_number,
    details: 'Online, NEFT, UTR9, 5 invoices',
    invoice: null,
    credit: 25_000,
    balance: 0,
  })
  const receipt = await app.inject({
    url: `/api/payments/${body.data.payment}/receipt`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { text } = readPdf(receipt.rawPayload)
  const printed = text.replace(/\s+/g, ' ')
  for (const part of [company.name, body.data.receipt_number, '₹25,000.00', ...issued.map(({ number }) => number)]) {
    expect(printed, part).toContain(part)
  }
  const found = (await admin('GET', `/payments?search=${body.data.receipt_number}`)).body.data
  expect(found).toMatchObject({ total: 5, sums: { received: 25_000 } })
  const { total } = (await admin('GET', '/reports/collections')).body.data
  expect(total).toMatchObject({ payments: 1, received: 25_000 })
  const [notice] = (await admin('GET', '/notifications')).body.data
  expect(notice.message).toBe(`₹25,000.00 received from ${company.name} by Online (5 invoices)`)
})

test('the oldest are paid first, and the clerk can divide it otherwise', async () => {
  const { issued, pay, balances } = await companyOwing(3)
  await pay({ amount: 6000 })
  expect(await balances()).toEqual([0, 4000, 5000])
  const third = { invoice: issued[2].slug, amount: 1500 }
  const { body } = await pay({ amount: 2500, invoices: [third, { invoice: issued[1].slug }] })
  expect(body.data.invoices).toEqual([
    { number: issued[2].number, amount: 1500 },
    { number: issued[1].number, amount: 1000 },
  ])
  expect(await balances()).toEqual([0, 3000, 3500])
})

test('more than is owed stays as a credit balance on the last invoice', async () => {
  const { issued, pay, balances, account } = await companyOwing(2)
  const { body } = await pay({ amount: 12_000.5 })
  expect(body.message).toBe('₹12,000.50 received for 2 invoices. ₹2,000.50 stays as a credit balance.')
  expect(await balances()).toEqual([0, -2000.5])
  expect(await account()).toMatchObject({ balance: -2000.5, owed: 0, credit_balance: 2000.5 })
  const invoice = (await admin('GET', `/invoices/${issued[1].slug}`)).body.data
  expect(invoice).toMatchObject({ status: 'refund_due', paid: 7000.5 })
  // Any other payment still can't exceed what is due.
  expect((await admin('POST', `/invoices/${issued[1].slug}/pay`, { payment_method: 'cash' })).status).toBe(409)
  expect((await pay({ amount: 1 })).body.error).toMatchObject({
    code: 'no_open_invoice',
    message: expect.stringContaining('Take the money as an advance'),
  })
})

test('the credit balance is used for later invoices, oldest first', async () => {
  const owing = await companyOwing(1)
  const { company, pay, balances, account, path } = owing
  const use = () => admin('POST', `${path}/use-credit`)
  expect((await use()).body.error.code).toBe('no_credit')
  await pay({ amount: 12_000 })
  expect((await use()).body.error).toMatchObject({
    code: 'no_open_invoice',
    message: expect.stringContaining('stays until the next one'),
  })
  const later = [await owing.bill(), await owing.bill()]
  const { status, body } = await use()
  expect(status).toBe(200)
  expect(body.message).toBe('₹7,000.00 of the credit balance used for 2 invoices.')
  expect(body.data.invoices).toEqual([
    { number: later[0].number, amount: 5000 },
    { number: later[1].number, amount: 2000 },
  ])
  expect(await balances()).toEqual([0, 0, 3000])
  expect(await account()).toMatchObject({ balance: 3000, owed: 3000, credit_balance: 0 })
  // Money moves between the company's own invoices, so that its ledger has no line of it.
  const { entries, closing } = (await admin('GET', `${path}/statement`)).body.data
  expect([entries.total, closing]).toEqual([4, 3000])
  const twice = await Promise.all([use(), use()])
  expect(twice.map(({ status }) => status)).toEqual([409, 409])
  expect((await admin('GET', `/invoices?company_id=${company.id}`)).body.data.sums).toMatchObject({ paid: 12_000 })
})

test('an invoice that is billed to someone else carries its payment to the other account', async () => {
  const one = await companyOwing(1)
  const other = await companyOwing(0)
  await one.pay({ amount: 2000 })
  const { slug } = one.issued[0]
  const billed_to = { name: other.company.name, address: '', gstin: '' }
  expect((await admin('POST', `/invoices/${slug}/rebill`, { billed_to, reason: 'Wrong company' })).status).toBe(201)
  const kinds = async ({ path }: { path: string }) => {
    const { entries, closing } = (await admin('GET', `${path}/statement`)).body.data
    // All of it happened in the same instant.
    return [...entries.data.map(({ kind }: { kind: string }) => kind).toSorted(), closing]
  }
  expect(await kinds(one)).toEqual(['carried_over', 'credit_note', 'invoice', 'payment', 0])
  expect(await kinds(other)).toEqual(['carried_over', 'invoice', 3000])
})

test.each<[string, (invoice: string) => object, number, string]>([
  ['no amount', () => ({}), 422, 'invalid'],
  ['an amount of zero', () => ({ amount: 0 }), 422, 'invalid'],
  ['a method that does not exist', () => ({ amount: 1, payment_method: 'shells' }), 422, 'payment_method_missing'],
  ['an empty division', () => ({ amount: 1, invoices: [] }), 422, 'invalid'],
  ['an invoice twice', (invoice) => ({ amount: 9, invoices: [{ invoice }, { invoice }] }), 422, 'invoice_twice'],
  ['parts above the amount', (invoice) => ({ amount: 9, invoices: [{ invoice, amount: 10 }] }), 422, 'parts_too_high'],
  ['a part above its invoice', (invoice) => ({ amount: 6000, invoices: [{ invoice, amount: 5001 }] }), 409, 'overpaid'],
  ['an invoice of nobody', () => ({ amount: 9, invoices: [{ invoice: 'nobody' }] }), 409, 'invoice_not_open'],
])('%s is refused, and nothing is saved', async (_what, bodyFor, status, code) => {
  const { issued, pay, balances } = await companyOwing(1)
  const refused = await pay(bodyFor(issued[0].slug))
  expect([refused.status, refused.body.error.code]).toEqual([status, code])
  expect(await balances()).toEqual([5000])
})

test("another company's invoice is refused", async () => {
  const one = await companyOwing(1)
  const other = await companyOwing(1)
  const refused = await one.pay({ amount: 5000, invoices: [{ invoice: other.issued[0].slug }] })
  expect(refused.body.error.code).toBe('invoice_not_open')
})

test('two clerks at once: the second is told which invoice is no longer unpaid', async () => {
  const { issued, pay, balances } = await companyOwing(2)
  const division = { amount: 10_000, invoices: issued.map(({ slug }) => ({ invoice: slug })) }
  const replies = await Promise.all([pay(division), pay(division), pay(division)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const lost = replies.find(({ status }) => status === 409)
  expect(lost?.body.error.message).toContain(`${issued[0].number} is not an unpaid invoice of this company any more`)
  expect(await balances()).toEqual([0, 0])
})

test('a payment of the company, payments of its invoices and credit notes at once never pay anything twice', async () => {
  const { company, issued, pay } = await companyOwing(4)
  await Promise.all([
    pay({ amount: 15_000 }),
    ...issued.map(({ slug }) => admin('POST', `/invoices/${slug}/pay`, { payment_method: 'cash', amount: 4000 })),
    ...issued.map(({ slug }) => admin('POST', `/invoices/${slug}/credit-notes`, { reason: 'Mistake' })),
    pay({ amount: 5000 }),
  ])
  const rows = await db
    .selectFrom('invoice_balance')
    .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
    .leftJoin('payment', 'payment.invoice_id', 'invoice.id')
    .select(['invoice.id', 'invoice_balance.paid'])
    .select(({ fn }) => fn.sum<number>('payment.amount').as('received'))
    .where('invoice.company_id', '=', company.id)
    .groupBy(['invoice.id', 'invoice_balance.paid'])
    .execute()
  expect(rows).toHaveLength(4)
  for (const { paid, received } of rows) expect(Number(received ?? 0)).toBe(paid)
})

test('sent twice with the same key, it is one payment', async () => {
  const { pay, balances } = await companyOwing(2)
  const key = { 'idempotency-key': 'one-press-of-the-company-button' }
  const replies = await Promise.all([pay({ amount: 3000 }, key), pay({ amount: 3000 }, key)])
  expect(replies[0]?.body).toEqual(replies[1]?.body)
  expect(await balances()).toEqual([2000, 5000])
})

test('the database refuses a payment whose parts do not add up', async () => {
  const { company } = await companyOwing(1)
  const alone = db
    .insertInto('company_payment')
    .values({ company_id: company.id, amount: 5 as never })
    .execute()
  await expect(alone).rejects.toThrow('do not add up')
})

test('guests and strangers have no access', async () => {
  const { path } = await companyOwing(1)
  const me = await asGuest(await make.guest())
  expect((await me('POST', `${path}/payments`, { amount: 1, payment_method: 'cash' })).status).toBe(403)
  expect((await me('GET', `${path}/open-invoices`)).status).toBe(403)
})

test('cash of a company reaches the legal limit over all its invoices, and must be confirmed', async () => {
  const { pay } = await companyOwing(1)
  const refused = await pay({ amount: 200_000 })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'cash_limit' } } })
  expect((await pay({ amount: 200_000, confirm_cash: true })).status).toBe(201)
})

test('check-outs by Company and payments of the company never wait for each other in a circle', async () => {
  const company = await make.company({ credit_limit: rupees(1_000_000) })
  const stays = []
  for (let count = 0; count < 6; count++) {
    const { slug } = await make.booking({ company_id: company.id })
    await admin('POST', `/bookings/${slug}/check-in`)
    const billed_to = { name: company.name }
    stays.push({ slug, body: { billed_to, payment: { payment_method: 'company' } } })
  }
  const arrival = time.now
  time.now = new Date(arrival.getTime() + 86_400_000)
  // Each stay has a pending invoice, so that the payments lock its booking too.
  for (const { slug } of stays) expect((await admin('POST', `/folios/${slug}/invoice`)).status).toBe(201)
  const replies = await Promise.all(
    stays.flatMap(({ slug, body }) => [
      admin('POST', `/bookings/${slug}/check-out`, body),
      admin('POST', `/companies/${company.slug}/payments`, { payment_method: 'cash', amount: 100 }),
    ]),
  )
  time.now = arrival
  expect(replies.map(({ status }) => status)).toEqual(stays.flatMap(() => [200, 201]))
})

test('a company that is renamed during a check-out keeps the invoice in its account', async () => {
  const company = await make.company()
  const { slug } = await make.booking()
  await admin('POST', `/bookings/${slug}/check-in`)
  await admin('POST', `/bookings/${slug}/folios`, { company_id: company.id, routes: ['room'] })
  const { version } = (await admin('GET', `/companies/${company.slug}`)).body.data
  await Promise.all([
    admin('POST', `/bookings/${slug}/check-out`),
    admin('PUT', `/companies/${company.slug}`, { kind: 'company', name: `New ${company.name}`, version }),
  ])
  const { account } = (await admin('GET', `/companies/${company.slug}/statement`)).body.data
  expect(account.balance).toBe(5000)
})
