import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { Problem, wrongField } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const foreignerProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  photoMissing: () => new Problem(404, 'not_found', say.photoMissing),
  formRowMissing: () => new Problem(404, 'not_found', say.formRowMissing),
  onlyRow: () => new Problem(409, 'only_row', say.onlyRow),
  notFiled: () => new Problem(409, 'foreigner_not_filed', say.notFiled),
  notDepartureFiled: () => new Problem(409, 'departure_not_filed', say.notDepartureFiled),
  notLeft: () => new Problem(409, 'foreigner_not_left', say.notLeft),
  departureIsFiled: () => new Problem(409, 'departure_filed', say.departureIsFiled),
  isFiled: () => new Problem(409, 'foreigner_filed', say.isFiled),
  fieldsMissing: (labels: string[]) => new Problem(409, 'fields_missing', say.missingFields(labels)),
  isAnonymised: () => new Problem(409, 'guest_anonymised', say.isAnonymised),
  inFuture: () => wrongField('filed_at', say.inFuture),
  departureInFuture: () => wrongField('departure_filed_at', say.inFuture),
  beforeArrival: () => wrongField('filed_at', say.beforeArrival),
  beforeDeparture: () => wrongField('departure_filed_at', say.beforeDeparture),
  numberTaken: () => new Problem(409, 'number_taken', say.numberTaken, { application_number: [say.numberTaken] }),
}

export const foreignerConstraints: ConstraintProblems = {
  foreigner_filing_number_key: foreignerProblems.numberTaken,
  foreigner_filing_occupant_fkey: foreignerProblems.isFiled,
}
