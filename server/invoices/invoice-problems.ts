import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import type { Paise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrongLine = (index: number, field: string, code: string, message: string, status: 409 | 422 = 422) =>
  new Problem(status, code, message, { [`lines.${index}.${field}`]: [message] })

export const invoiceProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  nothingToCredit: () => new Problem(409, 'nothing_to_credit', say.nothingToCredit),
  invoiceOfZero: () => new Problem(409, 'invoice_of_zero', say.invoiceOfZero),
  lineTwice: (index: number) => wrongLine(index, 'position', 'line_twice', say.creditLineTwice),
  lineMissing: (index: number) => wrongLine(index, 'position', 'line_missing', say.creditLineMissing),
  creditTooHigh: (index: number, left: Paise) => wrongLine(index, 'amount', 'credit_too_high', say.creditTooHigh(left)),
  creditedMeanwhile: (index: number, left: Paise) =>
    wrongLine(index, 'amount', 'credited_meanwhile', say.creditedMeanwhile(left), 409),
  creditLimit: () => new Problem(409, 'credited_meanwhile', say.creditLimit),
}

export const invoiceConstraints: ConstraintProblems = {
  invoice_balance_credited_check: invoiceProblems.nothingToCredit,
  invoice_line_credit_limit: invoiceProblems.creditLimit,
}
