import { companyMessages as say } from '#contract/companies/company-messages.ts'
import type { Paise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const companyProblems = {
  nameTaken: () => new Problem(409, 'company_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  missing: () => new Problem(404, 'not_found', say.missing),
  periodEndsBefore: () =>
    new Problem(422, 'period_ends_before', say.periodEndsBefore, { date_to: [say.periodEndsBefore] }),
  periodTooLong: (lines: number, most: number) =>
    new Problem(422, 'period_too_long', say.periodTooLong(lines, most), {
      date_from: [say.periodTooLong(lines, most)],
    }),
  noEmail: () => new Problem(409, 'company_without_email', say.noEmail),
  noOpenInvoice: () => new Problem(409, 'no_open_invoice', say.noOpenInvoice),
  noAccount: () => new Problem(409, 'no_company_account', say.noAccount, { payment_method: [say.noAccount] }),
  notAPayment: () => new Problem(409, 'not_a_payment', say.notAPayment, { payment_method: [say.notAPayment] }),
  getsNoCredit: (name: string) =>
    new Problem(409, 'no_credit', say.getsNoCredit(name), { payment_method: [say.getsNoCredit(name)] }),
  aboveCreditLimit: (name: string, credit: Parameters<typeof say.aboveCreditLimit>[1]) =>
    new Problem(409, 'above_credit_limit', say.aboveCreditLimit(name, credit), {
      payment_method: [say.aboveCreditLimit(name, credit)],
    }),
  noCredit: () => new Problem(409, 'no_credit', say.noCredit),
  noInvoiceForCredit: () => new Problem(409, 'no_open_invoice', say.noInvoiceForCredit),
  invoiceTwice: (index: number) =>
    new Problem(422, 'invoice_twice', say.invoiceTwice, { [`invoices.${index}.invoice`]: [say.invoiceTwice] }),
  invoiceNotOpen: (index: number, number: string | undefined) =>
    new Problem(409, 'invoice_not_open', say.invoiceNotOpen(number), {
      [`invoices.${index}.invoice`]: [say.invoiceNotOpen(number)],
    }),
  partTooHigh: (index: number, number: string, balance: Paise) =>
    new Problem(409, 'overpaid', say.partTooHigh(number, balance), {
      [`invoices.${index}.amount`]: [say.partTooHigh(number, balance)],
    }),
  partsTooHigh: (parts: Paise, amount: Paise) =>
    new Problem(422, 'parts_too_high', say.partsTooHigh(parts, amount), { amount: [say.partsTooHigh(parts, amount)] }),
  inUse: (bookings: number, invoices: number) => new Problem(409, 'company_in_use', say.inUse(bookings, invoices)),
  hasRatePlans: (names: string[]) => new Problem(409, 'company_has_rate_plans', say.hasRatePlans(names)),
}

export const companyConstraints: ConstraintProblems = { company_name_key: companyProblems.nameTaken }
