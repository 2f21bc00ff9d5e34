import type { GuestErrors } from '#contract/guests/guest-errors.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const guestProblems = {
  missing: () => new Problem(404, 'not_found', guestMessages.missing),
  photoMissing: () => new Problem(404, 'not_found', guestMessages.photoMissing),
  hasBookings: () => new Problem(409, 'guest_has_bookings', guestMessages.hasBookings),
  anonymised: () => new Problem(409, 'guest_anonymised', guestMessages.anonymised),
  nationalityMissing: () => wrongField('nationality_id', 'nationality_missing', guestMessages.nationalityMissing),
  notMasked: () => wrongField('id_proof_number', 'aadhaar_not_masked', guestMessages.aadhaar),
  unfit: (errors: GuestErrors) =>
    new Problem(
      422,
      'invalid',
      kitMessages.checkFields,
      Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
    ),
}

export const guestConstraints: ConstraintProblems = {
  guest_nationality_id_fkey: guestProblems.nationalityMissing,
  guest_aadhaar_is_masked: guestProblems.notMasked,
  guest_is_anonymised: guestProblems.anonymised,
}
