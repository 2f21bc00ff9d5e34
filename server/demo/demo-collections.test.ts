import { expect, test } from 'vitest'
import { groupBy } from '#contract/kit/group-by.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { listAdvancesHeld } from '#server/reports/money/advances-held-store.ts'
import { collectionsReport } from '#server/reports/money/collections-report.ts'
import { taxSummary } from '#server/taxes/tax-summary.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { admin, db } = await startDemoApp()
const today = '2026-11-15'

const readRows = async () => ({
  payments: await db
    .selectFrom('payment')
    .innerJoin('payment_method', 'payment_method.id', 'payment.payment_method_id')
    .leftJoin('account', 'account.id', 'payment.account_id')
    .select(['payment.booking_id', 'payment.invoice_id', 'payment.kind', 'payment.amount', 'payment.paid_on'])
    .select(['payment_method.name as method', 'account.name as clerk'])
    .execute(),
  documents: await db.selectFrom('invoice').select(['booking_id', 'kind', 'total', 'invoice_date']).execute(),
})

type Rows = Awaited<ReturnType<typeof readRows>>

const add = <Row>(rows: Row[], amountOf: (row: Row) => number) => rows.reduce((sum, row) => sum + amountOf(row), 0)
const signed = ({ kind, amount }: Rows['payments'][number]) => (kind === 'payment' ? amount : -amount)

/** The net of each method and clerk. */
const netsOf = (payments: Rows['payments']) => {
  const nets: Record<string, number> = {}
  for (const payment of payments) {
    const key = `${payment.method}, ${payment.clerk}`
    nets[key] = (nets[key] ?? 0) + signed(payment)
  }
  return nets
}

/** The same report from the rows, without tallies and without the database's sums. */
const recalculated = ({ payments, documents }: Rows) => {
  const ofBooking = groupBy(
    payments.filter(({ invoice_id }) => invoice_id === null),
    ({ booking_id }) => booking_id,
  )
  const ofDay = groupBy(payments, ({ paid_on }) => paid_on)
  const issued = groupBy(documents, ({ invoice_date }) => invoice_date)
  let held = 0
  return (date: CalendarDate) => {
    const all = ofDay.get(date) ?? []
    const invoices = (issued.get(date) ?? []).filter(({ kind }) => kind === 'invoice')
    const notes = (issued.get(date) ?? []).filter(({ kind }) => kind === 'credit_note')
    const advances = all.filter(({ invoice_id, kind }) => invoice_id === null && kind === 'payment')
    const returned = all.filter(({ invoice_id, kind }) => invoice_id === null && kind === 'refund')
    const received = all.filter(({ kind }) => kind === 'payment')
    const refunds = all.filter(({ kind }) => kind === 'refund')
    const opening = held
    const taken = add(advances, ({ amount }) => amount)
    const refunded = add(returned, ({ amount }) => amount)
    const adjusted = add(invoices, ({ booking_id }) => add(ofBooking.get(booking_id) ?? [], signed))
    held += taken - refunded - adjusted
    return {
      advances: { opening, taken, refunded, adjusted, closing: held },
      total: {
        payments: received.length,
        received: add(received, ({ amount }) => amount),
        refunds: refunds.length,
        refunded: add(refunds, ({ amount }) => amount),
        net: add(all, signed),
      },
      nets: netsOf(all),
      invoices: { count: invoices.length, amount: add(invoices, ({ total }) => total) },
      credit_notes: { count: notes.length, amount: add(notes, ({ total }) => total) },
      advance_count: advances.length,
    }
  }
}

test('the collections of every day agree with payments, invoices and advances to the paisa', async () => {
  const rows = await readRows()
  const first = rows.payments.map(({ paid_on }) => paid_on).sort()[0] ?? today
  expect(first < '2024-12-01').toBe(true)
  const calculate = recalculated(rows)
  for (let date = first; date <= today; date = addDays(date, 1)) {
    const { advances, total, by_method, by_clerk, by_method_and_clerk, documents } = await collectionsReport(db, date)
    const nets = Object.fromEntries(
      by_method_and_clerk.map(({ method, clerk, net }) => [`${method.name}, ${clerk?.name ?? null}`, net]),
    )
    const { invoices, credit_notes } = documents
    const advance_count = documents.advances.count
    expect({ date, advances, total, nets, invoices, credit_notes, advance_count }).toEqual({ date, ...calculate(date) })
    expect(documents.advances.amount).toBe(advances.taken)
    expect(documents.advances.amount + documents.payments.amount).toBe(total.received)
    expect(documents.advance_refunds.amount).toBe(advances.refunded)
    expect(documents.advance_refunds.amount + documents.invoice_refunds.amount).toBe(total.refunded)
    expect(documents.advance_refunds.count + documents.invoice_refunds.count).toBe(total.refunds)
    expect(add(by_method, ({ net }) => net)).toBe(total.net)
    expect(add(by_clerk, ({ net }) => net)).toBe(total.net)
  }
  const { rows: held, total } = await listAdvancesHeld(db)
  const { advances, documents } = await collectionsReport(db, today)
  expect(documents.advance_refunds.count).toBeGreaterThan(0)
  expect(documents.invoice_refunds.count).toBeGreaterThan(0)
  expect(held.length).toBeGreaterThan(5)
  expect(total).toBe(advances.closing)
})

test('every payment was taken by one of the clerks, who share the work', async () => {
  const clerks = groupBy((await readRows()).payments, ({ clerk }) => clerk)
  expect([...clerks.keys()].sort()).toEqual(['Imran Shaikh', 'Kavita Rathore', 'Suresh Menaria'])
  for (const payments of clerks.values()) expect(payments.length).toBeGreaterThan(500)
})

test('the tax summaries of two years agree with the invoices and the collections, to the paisa', async () => {
  const documents = await db.selectFrom('invoice').selectAll().execute()
  const lines = await db.selectFrom('invoice_line').selectAll().execute()
  const { payments } = await readRows()
  const byDocument = groupBy(lines, ({ invoice_id }) => invoice_id)
  const months = new Set(documents.map(({ invoice_date }) => invoice_date.slice(0, 7)))
  expect(months.size).toBeGreaterThan(23)
  for (const month of months) {
    const summary = await taxSummary(db, month)
    const issued = documents.filter(({ invoice_date }) => invoice_date.startsWith(month))
    const sign = ({ kind }: { kind: string }) => (kind === 'invoice' ? 1 : -1)
    const ofLines = (amountOf: (line: (typeof lines)[number]) => number) =>
      add(issued, (one) => sign(one) * add(byDocument.get(one.id) ?? [], amountOf))
    expect(summary.total).toBe(add(issued, (one) => sign(one) * one.total))
    expect(summary.taxable).toBe(ofLines(({ amount }) => amount))
    expect(summary.cgst).toBe(add(issued, (one) => sign(one) * one.cgst))
    expect(summary.cgst).toBe(ofLines(({ cgst }) => cgst))
    expect(summary.sgst).toBe(add(issued, (one) => sign(one) * one.sgst))
    expect(add(summary.details, ({ taxable }) => taxable)).toBe(summary.taxable)
    expect(add(summary.details, ({ cgst, sgst }) => cgst + sgst)).toBe(summary.cgst + summary.sgst)
    expect(summary.taxable + summary.cgst + summary.sgst + summary.round_off).toBe(summary.total)
    const advances = payments.filter(({ invoice_id, paid_on }) => invoice_id === null && paid_on.startsWith(month))
    expect(add(summary.advances, ({ received }) => received.amount)).toBe(add(advances, signed))
    const adjusted = issued.filter(({ kind }) => kind === 'invoice')
    expect(add(summary.advances, (one) => one.adjusted.amount)).toBe(add(adjusted, (one) => one.advance_amount))
  }
})

test('the list of payments has the same sums for a day, a month and all time', async () => {
  const days = [today, '2025-12-25', '2026-01-01']
  for (const date of days) {
    const { body } = await admin('GET', `/payments?date_from=${date}&date_to=${date}`)
    const { received, refunded, net } = (await admin('GET', `/reports/collections?date=${date}`)).body.data.total
    expect(body.data.sums).toMatchObject({ received, refunded, net })
  }
  const { data: all } = (await admin('GET', '/payments')).body
  const { data: dated } = (await admin('GET', '/payments?date_from=2000-01-01')).body
  expect(all.total).toBeGreaterThan(5000)
  expect([all.total, all.sums]).toEqual([dated.total, dated.sums])
})
