import { type CompanyPaymentDraft, divideOldestFirst } from '#contract/companies/company-payment.ts'
import { counted } from '#contract/kit/counted.ts'
import { minus, type Paise, plus, smaller, sumOf } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import {
  findInvoiceNumber,
  insertCompanyPayment,
  listOpenInvoices,
  lockCompanyForPayment,
  type UnpaidInvoice,
} from '#server/companies/company-payment-store.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { chooseMethod } from '#server/payments/choose-method.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { getPayment } from '#server/payments/payment-store.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { refuseMuchCashOfCompany } from '#server/payments/refuse-much-cash.ts'
import { getProperty } from '#server/property/property-store.ts'

interface Part {
  invoice: UnpaidInvoice
  amount: Paise
}

/** Takes one payment of a company and divides it over its unpaid invoices. */
export const payCompany = async ({ db, clock, user }: Caller, slug: string, draft: CompanyPaymentDraft) => {
  const { company, isLocked } = await lockCompanyForPayment(db, slug, ['pending'])
  if (!company) throw companyProblems.missing()
  const method = await chooseMethod(db, draft)
  const open = (await listOpenInvoices(db, company.id)).filter(isLocked)
  const parts = draft.invoices
    ? await givenParts(db, open, draft.amount, draft.invoices)
    : divideOldestFirst(
        draft.amount,
        open.map(({ balance }) => balance),
      ).flatMap((amount, index) => partOf(open[index], amount))
  if (open.length === 0 || parts.length === 0) throw companyProblems.noOpenInvoice()
  const credit = minus(draft.amount, sumOf(parts.map(({ amount }) => amount)))
  const source = method.needs_reference ? (draft.source ?? '') : ''
  const { time_zone } = await getProperty(db)
  const paid_on = dayIn(time_zone, clock.now())
  const cash = { amount: draft.amount, paid_on, confirmed: draft.confirm_cash ?? false }
  const cash_confirmed = method.is_cash && (await refuseMuchCashOfCompany(db, company.id, cash))
  const [first = ''] = await insertCompanyPayment(db, company.id, draft.amount, withCredit(parts, credit), {
    payment_method_id: method.id,
    source,
    reference: draft.reference ?? '',
    at: clock.now().toISOString(),
    paid_on,
    account_id: user?.account_id ?? null,
    cash_confirmed,
  })
  const payment = await getPayment(db, first)
  if (!payment) throw paymentProblems.missing()
  await noticePayment(db, company.name, draft.amount, payment.payment_method, parts)
  return {
    payment: payment.slug,
    receipt_number: payment.receipt_number,
    amount: draft.amount,
    invoices: parts.map(({ invoice, amount }) => ({ number: invoice.number, amount })),
    credit,
  }
}

const partOf = (invoice: UnpaidInvoice | undefined, amount: Paise): Part[] =>
  invoice && amount > 0 ? [{ invoice, amount }] : []

/** What no invoice needs stays on the last one. */
const withCredit = (parts: Part[], credit: Paise) =>
  parts.map((part, index) => (index === parts.length - 1 ? { ...part, amount: plus(part.amount, credit) } : part))

type Given = NonNullable<CompanyPaymentDraft['invoices']>

/** The division that the clerk has chosen. A colleague may have paid one of the invoices meanwhile. */
const givenParts = async (db: Db, open: UnpaidInvoice[], amount: Paise, given: Given) => {
  const parts: Part[] = []
  let left = amount
  for (const [index, { invoice: slug, amount: wanted }] of given.entries()) {
    if (given.findIndex((other) => other.invoice === slug) < index) throw companyProblems.invoiceTwice(index)
    const invoice = open.find((candidate) => candidate.slug === slug)
    if (!invoice) throw companyProblems.invoiceNotOpen(index, await findInvoiceNumber(db, slug))
    const part = wanted ?? smaller(left, invoice.balance)
    if (part > invoice.balance) throw companyProblems.partTooHigh(index, invoice.number, invoice.balance)
    left = minus(left, part)
    if (part > 0) parts.push({ invoice, amount: part })
  }
  if (left < 0) throw companyProblems.partsTooHigh(minus(amount, left), amount)
  return parts
}

const noticePayment = (db: Db, name: string, amount: Paise, payment_method: string, parts: Part[]) => {
  const [first] = parts
  if (!first) return
  const invoice_number = parts.length === 1 ? first.invoice.number : counted(parts.length, 'invoice')
  return recordNotice(db, {
    kind: 'payment',
    subject: 'invoice',
    slug: first.invoice.slug,
    parts: { kind: 'payment', amount, payment_method, guest_name: name, booking_number: '', invoice_number },
  })
}
