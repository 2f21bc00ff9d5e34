import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { builders } from '#server/testing/builders.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, db, services, signIn, time } = await startTestApp()
const make = builders(db, services.clock)
const token = await signIn('desk@hotel.example', true)

const goTo = (day: string) => {
  time.now = new Date(`${day}T06:00:00Z`)
}

/** Checks a guest of the company out on a day; the invoice is ₹5,000. */
const billOn = async (day: string, name: string) => {
  goTo(day)
  const { slug } = await make.booking({ check_in_date: day, check_out_date: addDays(day, 2) })
  await admin('POST', `/bookings/${slug}/check-in`)
  const { status } = await admin('POST', `/bookings/${slug}/check-out`, { billed_to: { name } })
  expect(status).toBe(200)
}
const payOn = async (day: string, slug: string, amount: number) => {
  goTo(day)
  const paid = await admin('POST', `/companies/${slug}/payments`, { payment_method: 'online', amount })
  expect(paid.status, JSON.stringify(paid.body)).toBe(201)
}

const mills = await make.company({ name: 'Kaveri Mills', credit_limit: rupees(12_000), payment_terms: 30 })
const trails = await make.company({ name: 'Banyan Trails', kind: 'travel_agent' })
const paid = await make.company({ name: 'Paid Up' })
await billOn('2026-06-01', mills.name)
await billOn('2026-11-01', mills.name)
await payOn('2026-11-05', mills.slug, 2000)
await billOn('2026-11-02', trails.name)
await payOn('2026-11-06', trails.slug, 5750.5)
await billOn('2026-11-03', paid.name)
await payOn('2026-11-04', paid.slug, 5000)
// A company that is not in the list has no account: its invoice is of the guest.
await billOn('2026-11-10', 'Not on the list')
goTo('2026-11-15')

const path = '/reports/outstanding-companies'
const ask = async (query = '') => (await admin('GET', `${path}${query}`)).body.data
const namesOf = (report: { rows: { company: { name: string } }[] }) => report.rows.map(({ company }) => company.name)

test('a company has its open invoices by age, and what is left of its credit limit', async () => {
  const { date, rows, total } = await ask()
  expect(date).toBe('2026-11-15')
  expect(rows).toEqual([
    {
      company: { id: mills.id, slug: mills.slug, name: 'Kaveri Mills', kind: 'company' },
      invoices: 2,
      credit_limit: 12_000,
      balance: 8000,
      owed: 8000,
      overdue: 3000,
      credit_balance: 0,
      credit_free: 4000,
      ageing: { not_due: 5000, days_1_to_30: 0, days_31_to_60: 0, days_61_to_90: 0, over_90_days: 3000 },
    },
    {
      company: { id: trails.id, slug: trails.slug, name: 'Banyan Trails', kind: 'travel_agent' },
      invoices: 0,
      credit_limit: null,
      balance: -750.5,
      owed: 0,
      overdue: 0,
      credit_balance: 750.5,
      credit_free: null,
      ageing: { not_due: 0, days_1_to_30: 0, days_31_to_60: 0, days_61_to_90: 0, over_90_days: 0 },
    },
  ])
  expect(total).toEqual({
    invoices: 2,
    balance: 7249.5,
    owed: 8000,
    overdue: 3000,
    credit_balance: 750.5,
    ageing: { not_due: 5000, days_1_to_30: 0, days_31_to_60: 0, days_61_to_90: 0, over_90_days: 3000 },
  })
})

test('an earlier day has the invoices and payments until then', async () => {
  const before = await ask('?date=2026-11-03')
  expect(namesOf(before)).toEqual(['Kaveri Mills', 'Banyan Trails', 'Paid Up'])
  expect(before.total).toMatchObject({ owed: 20_000, overdue: 10_000, credit_balance: 0, invoices: 4 })
  expect((await ask('?date=2026-05-31')).rows).toEqual([])
})

test('the filters narrow rows and sums', async () => {
  const one = await ask(`?company_id=${trails.id}`)
  expect(namesOf(one)).toEqual(['Banyan Trails'])
  expect(one.total).toMatchObject({ owed: 0, credit_balance: 750.5 })
  const overdue = await ask('?overdue=true')
  expect(namesOf(overdue)).not.toContain('Banyan Trails')
  expect(overdue.total.credit_balance).toBe(0)
  expect((await admin('GET', `${path}?date=yesterday`)).status).toBe(422)
  expect((await candidate('GET', path)).status).toBe(403)
})

test('the Excel file has the same rows and a total', async () => {
  const url = `/api${path}.xlsx?date=2026-11-15&company_id=${mills.id}`
  const { rawPayload, headers } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(headers['content-disposition']).toContain('outstanding-by-company-2026-11-15.xlsx')
  const [sheet] = (await readXlsx(rawPayload)).sheets
  expect(sheet?.rows.slice(1)).toEqual([
    ['Kaveri Mills', 'Company', 2, 5000, 0, 0, 0, 3000, 8000, 3000, 0, 12_000, 4000],
    ['Total', '', 2, 5000, 0, 0, 0, 3000, 8000, 3000, 0, null, null],
  ])
})
