import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { CompanyPaymentDraft, divideOldestFirst, type OpenInvoice } from '#contract/companies/company-payment.ts'
import { minus, type Paise, paiseFromRupees, Rupees, rupeesFromPaise, sumOf, zero } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

/** How much is paid and how. Folio and reason are fields that other payments have. */
export const CompanyPaymentForm = CompanyPaymentDraft.omit({ invoices: true, confirm_cash: true }).extend({
  folio: z.string().nullish(),
  reason: z.string().optional(),
})

const Division = z.object({ parts: z.array(Rupees.nullable()) })
export type DivisionForm = FormOf<typeof Division>

/** A part for each unpaid invoice, at most its balance. */
export const divisionOf = (open: OpenInvoice[]) =>
  Division.superRefine(({ parts }, context) => {
    for (const [index, part] of parts.entries()) {
      const invoice = open[index]
      if (!invoice || part === null || (part >= 0 && part <= invoice.balance)) continue
      const message = say.partTooHigh(invoice.number, invoice.balance)
      context.addIssue({ code: 'custom', path: ['parts', index], input: part, message })
    }
  })

/** The value of a field while it is typed: rupees, or invalid text. */
export const typedPaise = (typed: unknown) => (typeof typed === 'number' ? paiseFromRupees(typed) : undefined) ?? zero

/** Oldest first, in rupees for the fields. */
export const oldestFirst = (amount: Paise, open: OpenInvoice[]) =>
  divideOldestFirst(
    amount,
    open.map(({ balance }) => balance),
  ).map((part) => (part === 0 ? null : rupeesFromPaise(part)))

/** What no invoice needs; below zero if the parts exceed the payment. */
export const creditLeft = (amount: Paise, parts: unknown[]) => minus(amount, sumOf(parts.map(typedPaise)))
