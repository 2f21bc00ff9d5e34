import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const companyProblems = {
  nameTaken: () => new Problem(409, 'company_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  inUse: (bookings: number, invoices: number) => new Problem(409, 'company_in_use', say.inUse(bookings, invoices)),
}

export const companyConstraints: ConstraintProblems = { company_name_key: companyProblems.nameTaken }
