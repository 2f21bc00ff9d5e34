import { Problem } from '#contract/kit/problem.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrong = (field: string, message: string) => new Problem(422, 'invalid', message, { [field]: [message] })

export const registrationCardProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  signatureMissing: () => wrong('signature', say.signatureMissing),
  signatureEmpty: () => wrong('signature', say.signatureEmpty),
  wrongSignature: () => wrong('signature', say.wrongType),
  lineMissing: () => wrong('line', say.lineMissing),
  signerMissing: () => wrong('occupant', say.signerMissing),
  signerLeft: (name: string) => wrong('occupant', say.signerLeft(name)),
  departed: () => new Problem(409, 'guests_left', say.departed),
  ended: () => new Problem(409, 'booking_ended', say.ended),
  signedMeanwhile: (name: string) => new Problem(409, 'signed_meanwhile', say.signedMeanwhile(name)),
}

export const registrationCardConstraints: ConstraintProblems = {
  registration_card_valid_key: () => registrationCardProblems.signedMeanwhile('A guest'),
}
