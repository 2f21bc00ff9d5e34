import { companyMessages as say } from '#contract/companies/company-messages.ts'
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
  inUse: (bookings: number, invoices: number) => new Problem(409, 'company_in_use', say.inUse(bookings, invoices)),
}

export const companyConstraints: ConstraintProblems = { company_name_key: companyProblems.nameTaken }
