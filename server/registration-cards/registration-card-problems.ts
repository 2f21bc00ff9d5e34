import { Problem, wrongField } from '#contract/kit/problem.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const registrationCardProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  signatureMissing: () => wrongField('signature', say.signatureMissing),
  signatureEmpty: () => wrongField('signature', say.signatureEmpty),
  signatureTooSmall: () => wrongField('signature', say.signatureTooSmall),
  wrongSignature: () => wrongField('signature', say.wrongType),
  lineMissing: () => wrongField('line', say.lineMissing),
  signerMissing: () => wrongField('occupant', say.signerMissing),
  signerLeft: (name: string) => wrongField('occupant', say.signerLeft(name)),
  signerIsChild: (name: string) => wrongField('occupant', say.signerIsChild(name)),
  departed: () => new Problem(409, 'guests_left', say.departed),
  ended: () => new Problem(409, 'booking_ended', say.ended),
  signedMeanwhile: (name: string) => new Problem(409, 'signed_meanwhile', say.signedMeanwhile(name)),
}

export const registrationCardConstraints: ConstraintProblems = {
  registration_card_valid_key: () => registrationCardProblems.signedMeanwhile('A guest'),
}
