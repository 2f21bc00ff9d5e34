import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import type { Paise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const conflict = (code: string, message: string) => new Problem(409, code, message)
const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const depositProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  alreadyReturned: () => conflict('deposit_already_returned', say.alreadyReturned),
  stayEnded: () => conflict('stay_ended', say.stayEnded),
  keepTooLate: () => conflict('stay_ended', say.keepTooLate),
  keepTooMuch: (amount: Paise) => wrongField('keep_amount', 'keep_too_much', say.keepTooMuch(amount)),
  undecided: (number: string, amount: Paise) => conflict('deposit_undecided', say.undecided(number, amount)),
  notReturned: (number: string, amount: Paise) => conflict('deposit_undecided', say.notReturned(number, amount)),
  notOfBooking: () => wrongField('deposits', 'deposit_of_another_booking', say.notOfBooking),
}

export const depositConstraints: ConstraintProblems = {
  deposit_returned_once: depositProblems.alreadyReturned,
}
