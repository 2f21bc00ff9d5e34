import { bookingSourceMessages as say } from '#contract/booking-sources/booking-source-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const bookingSourceProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  builtin: () => new Problem(409, 'booking_source_builtin', say.builtin),
  nameTaken: () => new Problem(409, 'name_taken', say.nameTaken, { name: [say.nameTaken] }),
}

export const bookingSourceConstraints: ConstraintProblems = {
  booking_source_name_key: bookingSourceProblems.nameTaken,
}
