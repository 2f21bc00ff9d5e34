import { beforeAll, expect, test } from 'vitest'
import { groupBy } from '#contract/kit/group-by.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { readCompanyRows, recalculateCompanyAccounts } from '#server/demo/testing/recalculate-company-accounts.ts'
import { builders } from '#server/testing/builders.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { db, sendAs, services, signIn, time } = await startDemoApp()
let admin = sendAs(await signIn('desk@hotel.example', true))
const make = builders(db, services.clock)
const today = '2027-03-05'

/** A clerk signs in again, because a session ends after some weeks. */
const goTo = async (moment: string) => {
  time.now = new Date(moment)
  admin = sendAs(await signIn('desk@hotel.example', true))
}

const post = async (path: string, body: object = {}) => {
  const reply = await admin('POST', path, body)
  expect(reply.status, `${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300)
  return reply.body
}

type OpenInvoice = { slug: string; number: string; balance: number }

const companyOf = async (name: string) => {
  const company = await db.selectFrom('company').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const path = `/companies/${company.slug}`
  return {
    ...company,
    path,
    open: async (): Promise<OpenInvoice[]> => (await admin('GET', `${path}/open-invoices`)).body.data,
    pay: (amount: number) => post(`${path}/payments`, { payment_method: 'online', amount }),
    bill: async () => {
      const { slug } = await make.booking({ company_id: company.id })
      await post(`/bookings/${slug}/check-in`)
      const billed_to = { name, address: company.address, gstin: company.gstin }
      const { data } = await post(`/bookings/${slug}/check-out`, { billed_to })
      return { ...data.invoice, booking: slug }
    },
  }
}
const owedOn = (invoices: OpenInvoice[]) => invoices.reduce((sum, { balance }) => sum + balance, 0)
const rebill = (slug: string, name: string) =>
  post(`/invoices/${slug}/rebill`, { billed_to: { name, address: '', gstin: '' }, reason: 'Wrong company' })

/** What the history of the demo hotel lacks: payments of several invoices, credit balances, corrections. */
beforeAll(async () => {
  const software = await companyOf('Northwind Software')
  const textiles = await companyOf('Mewar Textiles')
  const pharma = await companyOf('Lakeside Pharma')
  const trails = await companyOf('Banyan Trails')
  for (let bills = 0; bills < 3; bills++) await software.bill()
  await software.pay(owedOn((await software.open()).slice(0, 3)) + 250.25)
  await textiles.pay(owedOn(await textiles.open()) + 7400.5)
  const [first] = await pharma.open()
  if (!first) throw new Error('Lakeside Pharma owes nothing in the demo hotel')
  await pharma.pay(Math.min(3000.75, first.balance))

  // After midnight in India, while it is the day before in UTC.
  await goTo('2026-11-16T19:30:00Z')
  await textiles.bill()
  await post(`${textiles.path}/use-credit`)
  await rebill(first.slug, 'Triveni Logistics')
  const wrong = await software.bill()
  await post(`/invoices/${wrong.slug}/pay`, { payment_method: 'online' })
  await post(`/invoices/${wrong.slug}/credit-notes`, { reason: 'Too high', lines: [{ position: 1, amount: 1000.33 }] })
  await post(`/bookings/${wrong.booking}/refunds`, { payment_method: 'online', amount: 400.1, reason: 'Back' })

  await goTo('2026-11-18T06:00:00Z')
  const family = await trails.bill()
  await post(`/invoices/${family.slug}/pay`, { payment_method: 'online', amount: 1234.56 })
  await rebill(family.slug, 'Someone who has no account')
  await textiles.bill()
  await textiles.pay(100.01)
  await goTo('2027-01-20T06:00:00Z')
  await trails.bill()
  await goTo(`${today}T06:00:00Z`)
})

const inRupees = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, one) => (typeof one === 'number' && key !== 'invoices' ? one / 100 : one))
const days = (from: CalendarDate, to: CalendarDate, step: number) => {
  const found = []
  for (let day = from; day <= to; day = addDays(day, step)) found.push(day)
  return found
}
/** The days with corrections, the days before, and one of each month of the history. */
const asked = [...days('2026-11-10', '2026-11-20', 1), ...days('2024-12-01', today, 31), today]

test('the report of every company agrees with single invoices, payments and corrections to the paisa', async () => {
  const { accountsOn } = recalculateCompanyAccounts(await readCompanyRows(db))
  const seen = new Set<string>()
  for (const day of asked) {
    const { rows, total } = (await admin('GET', `/reports/outstanding-companies?date=${day}`)).body.data
    const accounts = accountsOn(day)
    const expected = [...accounts].filter(([, { owed, credit_balance }]) => owed > 0 || credit_balance > 0)
    const found = new Map<number, object>()
    for (const { company, credit_limit, credit_free, ...account } of rows) {
      found.set(company.id, account)
      const free = credit_limit === null ? null : Math.max(0, Math.round((credit_limit - account.balance) * 100)) / 100
      expect(credit_free).toBe(free)
    }
    expect({ day, accounts: found }).toEqual({
      day,
      accounts: new Map(expected.map(([id, account]) => [id, inRupees(account)])),
    })
    for (const key of ['balance', 'owed', 'overdue', 'credit_balance'] as const) {
      expect(total[key]).toBe([...accounts.values()].reduce((sum, account) => sum + account[key], 0) / 100)
    }
    for (const [column, amount] of Object.entries({ ...total.ageing, credit: total.credit_balance })) {
      if (Number(amount) > 0) seen.add(column)
    }
  }
  expect([...seen].sort()).toEqual([
    'credit',
    'days_1_to_30',
    'days_31_to_60',
    'days_61_to_90',
    'not_due',
    'over_90_days',
  ])
})

interface Entry {
  kind: string
  date: CalendarDate
  number: string
  payment: string | null
  debit: number
  credit: number
  balance: number
}

/** All pages of a statement, whose lines go on from one page to the next. */
const readWhole = async (slug: string, day: CalendarDate) => {
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const query = `?date_from=2024-01-01&date_to=${day}&per_page=100&page=${page}`
    const { data } = (await admin('GET', `/companies/${slug}/statement${query}`)).body
    entries.push(...data.entries.data)
    if (page >= data.entries.last_page) return { ...data, entries, total: data.entries.total }
  }
}

test.each([today, '2026-11-17', '2026-11-16', '2026-11-15', '2026-03-31'])(
  'the statements until %s have the same lines and balances',
  async (day) => {
    const { lines, accountsOn } = recalculateCompanyAccounts(await readCompanyRows(db))
    const kinds = new Set<string>()
    for (const { id, slug, name } of await db.selectFrom('company').selectAll().execute()) {
      const { opening, debit, credit, closing, entries, total, account } = await readWhole(slug, day)
      const expected = lines.filter(({ company, date }) => company === id && date <= day)
      const textOf = (line: Pick<Entry, 'kind' | 'date' | 'debit' | 'credit'>, of: string) =>
        [line.date, line.kind, of, line.debit, line.credit].join(' ')
      const found = entries.map((entry: Entry) => textOf(entry, entry.payment ?? entry.number))
      expect(found.toSorted(), name).toEqual(
        inRupees(expected)
          .map((line) => textOf(line, line.of))
          .toSorted(),
      )
      expect([opening, total]).toEqual([0, expected.length])
      let balance = 0
      let before = ''
      for (const entry of entries) {
        kinds.add(entry.kind)
        expect(entry.date >= before, `${name}: oldest first`).toBe(true)
        before = entry.date
        balance += Math.round(entry.debit * 100) - Math.round(entry.credit * 100)
        expect(entry.balance).toBe(balance / 100)
      }
      const { invoices: _, ...now } = accountsOn(today).get(id) ?? { invoices: 0 }
      expect(account).toMatchObject(inRupees(now))
      expect(closing).toBe(balance / 100)
      expect(closing).toBe((accountsOn(day).get(id)?.balance ?? 0) / 100)
      const sumOf = (key: 'debit' | 'credit') => expected.reduce((sum, line) => sum + line[key], 0) / 100
      expect({ debit, credit }).toEqual({ debit: sumOf('debit'), credit: sumOf('credit') })
    }
    const all = ['advance', 'carried_over', 'credit_note', 'invoice', 'payment', 'refund']
    if (day === today) expect([...kinds].sort()).toEqual(all)
  },
)

test('the account has every case: payments of several invoices, and money carried within and between companies', async () => {
  const { payments, carried, documents } = await readCompanyRows(db)
  const parts = groupBy(payments, ({ company_payment_id }) => company_payment_id)
  const largest = Math.max(...[...parts].map(([id, { length }]) => (id === null ? 0 : length)))
  expect(largest).toBeGreaterThan(2)
  const companyOfInvoice = (id: number) => documents.find((one) => one.id === id)?.company_id
  const ways = carried.map(({ from_invoice_id: from, to_invoice_id: to }) => {
    if (companyOfInvoice(to) === null) return 'to someone without an account'
    return companyOfInvoice(from) === companyOfInvoice(to) ? 'within a company' : 'to another company'
  })
  expect(new Set(ways)).toEqual(new Set(['within a company', 'to another company', 'to someone without an account']))
})

test('companies have paid invoices for two years, and no payment has the method that leaves it to their account', async () => {
  const { payments, documents } = await readCompanyRows(db)
  const methods = await db.selectFrom('payment_method').select('id').where('to_company_account', '=', true).execute()
  expect(methods).toHaveLength(1)
  expect(payments.filter((payment) => payment.payment_method_id === methods[0]?.id)).toEqual([])
  const ofCompanies = new Set(documents.filter((one) => one.company_id !== null).map(({ id }) => id))
  const paid = payments.filter(({ invoice_id }) => invoice_id !== null && ofCompanies.has(invoice_id))
  expect(new Set(paid.map(({ paid_on }) => paid_on.slice(0, 7))).size).toBeGreaterThan(20)
})
