import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { atMost, highestPayment, minus, type Paise, Rupees, smaller } from '#contract/kit/money.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { Slug, SlugParams } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { paymentMessages } from '#contract/payments/payment-messages.ts'

const amount = Rupees.refine((paise) => paise > 0, paymentMessages.amountRequired).refine(...atMost(highestPayment))

const mostInvoices = 200

/**
 * One payment for several invoices. Without invoices the oldest are paid first. What is left stays as a credit balance on
 * the last one.
 */
export const CompanyPaymentDraft = z.object({
  amount,
  /** The method's name in small letters. */
  payment_method: requiredText(100, paymentMessages.methodRequired),
  source: text(100).nullish(),
  reference: text(100).nullish(),
  invoices: z
    .array(z.object({ invoice: Slug, /** By default its balance. */ amount: amount.optional() }))
    .min(1, say.chooseInvoices)
    .max(mostInvoices, say.tooManyInvoices(mostInvoices))
    .optional(),
  /** The clerk has been warned of much cash. */
  confirm_cash: z.boolean().optional(),
})
export type CompanyPaymentDraft = z.infer<typeof CompanyPaymentDraft>

/** An unpaid invoice of a company. */
export const OpenInvoice = z.object({
  slug: Slug,
  number: z.string(),
  invoice_date: CalendarDate,
  due_date: CalendarDate,
  guest_name: z.string(),
  total: Rupees,
  balance: Rupees,
})
export type OpenInvoice = z.infer<typeof OpenInvoice>

/** Oldest first: each invoice gets its balance until the money is used up. */
export const divideOldestFirst = (money: Paise, balances: Paise[]) => {
  let left = money
  return balances.map((balance) => {
    const part = smaller(left, balance)
    left = minus(left, part)
    return part
  })
}

const Part = z.object({ number: z.string(), amount: Rupees })

/** A payment of a company and how it was divided. */
const CompanyPayment = z.object({
  /** The slug of its first payment, whose receipt names all invoices. */
  payment: Slug,
  receipt_number: z.string(),
  amount: Rupees,
  invoices: z.array(Part),
  /** The part that no invoice needed. */
  credit: Rupees,
})

const ofCompany = { params: SlugParams }

export const companyPaymentEndpoints = {
  openInvoices: endpoint({
    ...ofCompany,
    method: 'GET',
    path: '/companies/:slug/open-invoices',
    access: 'companies.view',
    summary: "A company's unpaid invoices, oldest first, at most 200",
    reply: dataOf(z.array(OpenInvoice)),
  }),
  pay: endpoint({
    ...ofCompany,
    method: 'POST',
    path: '/companies/:slug/payments',
    access: 'payments.take',
    summary: 'Take one payment of a company for several invoices, oldest first unless they are given',
    body: CompanyPaymentDraft,
    reply: savedReply(CompanyPayment),
    status: 201,
  }),
  useCredit: endpoint({
    ...ofCompany,
    method: 'POST',
    path: '/companies/:slug/use-credit',
    access: 'payments.take',
    summary: "Use a company's credit balance for its unpaid invoices, oldest first",
    reply: savedReply(z.object({ used: Rupees, invoices: z.array(Part), /** Still unused. */ left: Rupees })),
  }),
}
