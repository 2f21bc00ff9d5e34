import type { Ageing } from '#contract/companies/ageing.ts'
import type { LedgerKind } from '#contract/companies/statement.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

export const readCompanyRows = async (db: Db) => ({
  companies: await db.selectFrom('company').selectAll().orderBy('id').execute(),
  documents: await db.selectFrom('invoice').selectAll().orderBy('id').execute(),
  payments: await db.selectFrom('payment').selectAll().where('invoice_id', 'is not', null).orderBy('id').execute(),
  companyPayments: await db.selectFrom('company_payment').selectAll().execute(),
  carried: await db.selectFrom('carried_over').selectAll().execute(),
})
type Rows = Awaited<ReturnType<typeof readCompanyRows>>

/** A change of the account of a company. */
interface Line {
  company: number
  kind: LedgerKind
  date: CalendarDate
  /** The number of the document, or the slug of the payment. */
  of: string
  debit: number
  credit: number
}

interface Change {
  date: CalendarDate
  amount: number
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const daysBetween = (from: CalendarDate, to: CalendarDate) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The lines and the balances of invoices from single rows, without the database's sums and kept balances. */
export const recalculateCompanyAccounts = ({ companies, documents, payments, companyPayments, carried }: Rows) => {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const find = (id: number | null) => {
    const invoice = id === null ? undefined : byId.get(id)
    if (!invoice) throw new Error(`invoice ${id} is missing`)
    return invoice
  }
  const lines: Line[] = []
  const changes = new Map<number, Change[]>()

  /** Changes the balance of an invoice; the line shows it to its company. */
  const change = (invoiceId: number, { shown = true, ...line }: Omit<Line, 'company'> & { shown?: boolean }) => {
    const ofInvoice = changes.get(invoiceId) ?? []
    ofInvoice.push({ date: line.date, amount: line.debit - line.credit })
    changes.set(invoiceId, ofInvoice)
    const company = find(invoiceId).company_id
    if (company !== null && shown) lines.push({ ...line, company })
  }

  for (const { id, kind, corrects_id, number, invoice_date: date, total, advance_amount } of documents) {
    const line = { date, of: number, debit: 0, credit: 0 }
    if (kind === 'credit_note') change(find(corrects_id).id, { ...line, kind, credit: total })
    else change(id, { ...line, kind, debit: total })
    if (kind === 'invoice' && advance_amount > 0) change(id, { ...line, kind: 'advance', credit: advance_amount })
  }
  const printed = new Set<number>()
  for (const { invoice_id, company_payment_id, kind, slug: of, paid_on: date, amount } of payments) {
    const ofMany = companyPayments.find(({ id }) => id === company_payment_id)
    const line = { kind, date, of, debit: kind === 'refund' ? amount : 0, credit: kind === 'refund' ? 0 : amount }
    change(find(invoice_id).id, { ...line, shown: !ofMany })
    if (!ofMany || printed.has(ofMany.id)) continue
    printed.add(ofMany.id)
    lines.push({ ...line, company: ofMany.company_id, credit: ofMany.amount })
  }
  for (const { from_invoice_id, to_invoice_id, amount, at } of carried) {
    const from = find(from_invoice_id)
    const to = find(to_invoice_id)
    const line = { kind: 'carried_over', date: indianDay.format(new Date(at)), debit: 0, credit: 0 } as const
    const shown = from.company_id !== to.company_id
    change(from.id, { ...line, of: to.number, debit: amount, shown })
    change(to.id, { ...line, of: from.number, credit: amount, shown })
  }

  const accountOf = (companyId: number, paymentTerms: number, day: CalendarDate) => {
    const ageing: Ageing = {
      not_due: 0,
      days_1_to_30: 0,
      days_31_to_60: 0,
      days_61_to_90: 0,
      over_90_days: 0,
    } as Ageing
    const count = (column: keyof Ageing, balance: number) =>
      Object.assign(ageing, { [column]: ageing[column] + balance })
    let invoices = 0
    let credit_balance = 0
    for (const { id, invoice_date } of documents.filter((one) => one.company_id === companyId)) {
      const until = (changes.get(id) ?? []).filter(({ date }) => date <= day)
      const balance = add(until.map(({ amount }) => amount))
      if (balance < 0) credit_balance -= balance
      if (balance <= 0) continue
      invoices++
      const late = daysBetween(invoice_date, day) - paymentTerms
      if (late < 1) count('not_due', balance)
      else if (late < 31) count('days_1_to_30', balance)
      else if (late < 61) count('days_31_to_60', balance)
      else count(late < 91 ? 'days_61_to_90' : 'over_90_days', balance)
    }
    const owed = add(Object.values(ageing))
    const overdue = owed - ageing.not_due
    return { balance: owed - credit_balance, owed, overdue, credit_balance, ageing, invoices }
  }

  return {
    lines,
    /** What each company owes at the end of a day. */
    accountsOn: (day: CalendarDate) =>
      new Map(companies.map(({ id, payment_terms }) => [id, accountOf(id, payment_terms, day)])),
  }
}
