import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { builders } from '#server/testing/builders.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, asGuest, db, outbox, runJobs, services, signIn, time } = await startTestApp()
const make = builders(db, services.clock)
const token = await signIn('desk@hotel.example', true)

const goTo = (day: string) => {
  time.now = new Date(`${day}T06:00:00Z`)
}

/** Checks a guest of the company out on a day; the invoice is ₹5,000. */
const billOn = async (day: string, name: string, more: object = {}, advance = 0) => {
  goTo(day)
  const { slug } = await make.booking({
    check_in_date: day,
    check_out_date: addDays(day, 2),
    advance_amount: rupees(advance),
  })
  await admin('POST', `/bookings/${slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${slug}/check-out`, { billed_to: { name }, ...more })
  return { ...body.data.invoice, booking: slug }
}

const mills = await make.company({
  name: 'Kaveri Mills',
  gstin: '29AABCU9603R1ZJ',
  address: 'Mysuru',
  state: 'Karnataka',
  email: 'accounts@kaveri.example',
  contact_person: 'Meera Iyer',
  credit_limit: rupees(20_000),
  payment_terms: 30,
})
const path = `/companies/${mills.slug}/statement`
const statement = async (query = '') => (await admin('GET', `${path}${query}`)).body.data

// One old invoice, one with advance, part payment, credit note and refund, one of another company.
const old = await billOn('2026-06-01', mills.name)
const second = await billOn('2026-09-20', ' kaveri MILLS', {}, 500)
await billOn('2026-09-21', 'Somebody Else')
goTo('2026-10-05')
await admin('POST', `/invoices/${second.slug}/pay`, { payment_method: 'online', amount: 1000, reference: 'UTR7' })
const note = { reason: 'Too high', lines: [{ position: 1, amount: 4000 }] }
await admin('POST', `/invoices/${second.slug}/credit-notes`, note)
goTo('2026-11-10')
await admin('POST', `/bookings/${second.booking}/refunds`, { payment_method: 'cash', amount: 200, reason: 'Back' })
await billOn('2026-11-15', mills.name)

test('the ledger has every invoice, credit note, payment and refund with the balance after it', async () => {
  const { entries, company, account, ...period } = await statement()
  expect(company).toMatchObject({ name: 'Kaveri Mills', credit_limit: 20_000 })
  expect(period).toEqual({
    from: '2026-04-01',
    to: '2026-11-15',
    opening: 0,
    debit: 15_200,
    credit: 5500,
    closing: 9700,
  })
  const lines = entries.data.map(({ kind, date, debit, credit, balance }: Record<string, unknown>) => [
    kind,
    date,
    debit,
    credit,
    balance,
  ])
  expect(lines).toEqual([
    ['invoice', '2026-06-01', 5000, 0, 5000],
    ['invoice', '2026-09-20', 5000, 0, 10_000],
    ['advance', '2026-09-20', 0, 500, 9500],
    ['credit_note', '2026-10-05', 0, 4000, 5500],
    ['payment', '2026-10-05', 0, 1000, 4500],
    ['refund', '2026-11-10', 200, 0, 4700],
    ['invoice', '2026-11-15', 5000, 0, 9700],
  ])
  expect(entries.data[4]).toMatchObject({ details: 'Online, UTR7', invoice: { number: second.number } })
  expect(entries.data[0]).toMatchObject({ number: old.number, payment: null })
  // The second invoice was overpaid by 300: 5,000 − 4,000 − 500 − 1,000 + 200.
  expect(account).toEqual({
    balance: 9700,
    owed: 10_000,
    overdue: 5000,
    credit_balance: 300,
    credit_free: 10_300,
    ageing: { not_due: 5000, days_1_to_30: 0, days_31_to_60: 0, days_61_to_90: 0, over_90_days: 5000 },
  })
})

test('a period has the opening balance of the lines before it, and pages go on where the last one ended', async () => {
  const period = '?date_from=2026-09-21&date_to=2026-11-10'
  const whole = await statement(period)
  expect(whole).toMatchObject({ opening: 9500, debit: 200, credit: 5000, closing: 4700, entries: { total: 3 } })
  const second = await statement(`${period}&per_page=2&page=2`)
  expect(second.entries).toMatchObject({ total: 3, last_page: 2, data: [whole.entries.data[2]] })
  expect(await admin('GET', `${path}?date_from=2026-11-02&date_to=2026-11-01`)).toMatchObject({
    status: 422,
    body: { error: { fields: { date_to: [expect.any(String)] } } },
  })
  expect((await admin('GET', '/companies/nobody/statement')).status).toBe(404)
})

const download = (file: string) =>
  app.inject({ url: `/api${path}${file}`, headers: { authorization: `Bearer ${token}` } })

test('the Excel file has the ledger with opening and closing balance, and the ageing at the end of the period', async () => {
  const reply = await download('.xlsx?date_from=2026-09-01&date_to=2026-10-31')
  const [ledger, summary] = (await readXlsx(reply.rawPayload)).sheets
  expect(ledger?.rows[1]).toMatchObject({ 1: 'Opening balance', 7: 5000 })
  expect(ledger?.rows.at(-1)).toMatchObject({ 1: 'Closing balance', 5: 5000, 6: 5500, 7: 4500 })
  expect(ledger?.rows).toHaveLength(7)
  const facts = new Map(summary?.rows.map(([label, value]) => [label, value]))
  // The first invoice was due on Jul 1: 122 days before the end of October.
  expect(facts.get('Over 90 days')).toBe(5000)
  expect(facts.get('Credit balance')).toBe(500)
  expect(facts.get('GSTIN')).toBe(mills.gstin)
})

test('the PDF names hotel, company, GSTIN, period, balances and ageing', async () => {
  const reply = await download('.pdf?date_from=2026-06-02')
  expect(reply.headers['content-type']).toBe('application/pdf')
  const { text } = readPdf(reply.rawPayload)
  for (const part of [
    'Statement of account',
    'Kaveri Mills',
    `GSTIN ${mills.gstin}`,
    'Jun 02, 2026',
    'Opening balance',
    '5,000.00',
    second.number,
    'Ageing on Nov 15, 2026',
    'Please pay: ₹9,700.00',
  ]) {
    expect(text, part).toContain(part)
  }
})

test('the statement is sent to the company with the PDF, by a background job', async () => {
  outbox.length = 0
  const { body } = await admin('POST', `${path}/mail`, { date_from: '2026-06-02' })
  expect(body.message).toBe('The statement is on its way to accounts@kaveri.example.')
  expect(outbox).toEqual([])
  await runJobs()
  expect(outbox).toMatchObject([
    {
      to: 'accounts@kaveri.example',
      text: expect.stringMatching(/Hello Meera Iyer[\s\S]*Jun 02, 2026[\s\S]*₹9,700\.00/),
    },
  ])
  const [mail] = outbox
  expect(mail?.attachment?.name).toBe('statement-2026-11-15.pdf')
  expect(readPdf(mail?.attachment?.bytes ?? new Uint8Array()).text).toContain('Kaveri Mills')
})

test('without an address or a mail server the answer says what to do', async () => {
  const { slug } = await make.company({ name: 'No Mail' })
  const refused = await admin('POST', `/companies/${slug}/statement/mail`, {})
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('Add it under Edit') } },
  })
  services.hasSmtp = false
  const { body } = await admin('POST', `${path}/mail`, {})
  services.hasSmtp = true
  expect(body.message).toContain('Download the PDF')
})

test('guests have no access', async () => {
  const me = await asGuest(await make.guest())
  expect((await me('GET', path)).status).toBe(403)
  expect((await me('POST', `${path}/mail`, {})).status).toBe(403)
})

test('what each invoice owes is the same in the ledger and in the list of invoices', async () => {
  const { data } = (await admin('GET', `/invoices?company_id=${mills.id}`)).body
  const { account } = await statement()
  expect(data.sums.balance - data.sums.refund_due).toBe(account.balance)
  expect(await db.selectFrom('company').select('version').where('id', '=', mills.id).executeTakeFirst()).toEqual({
    version: 1,
  })
})
