import { type FieldMessages, Problem } from '#contract/kit/problem.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const rateProblems = {
  typeMissing: (field: string) => wrongField(field, 'room_type_missing', say.typeMissing),
  planMissing: (field: string) => wrongField(field, 'rate_plan_missing', say.planMissing),
  wrongPrice: (field: string, { isTooHigh, message }: { isTooHigh: boolean; message: string }) =>
    wrongField(field, isTooHigh ? 'price_too_high' : 'price_too_low', message),
  previewChanged: () => new Problem(409, 'preview_changed', say.previewChanged),
  nothingToCopy: () => wrongField('from', 'nothing_to_copy', say.nothingToCopy),
  changeMissing: () => new Problem(404, 'not_found', say.changeMissing),
  nothingLeft: () => new Problem(409, 'nothing_left', say.nothingLeft),
  alreadyUndone: () => new Problem(409, 'already_undone', say.alreadyUndone),
  changedSince: (who: string, cells: FieldMessages) =>
    new Problem(409, 'changed_meanwhile', say.changedSince(who, Object.keys(cells).length), cells),
  tooManyCells: (field: string, most: number) => wrongField(field, 'too_many_cells', say.tooManyCells(most)),
  notSpreadsheet: () => wrongField('file', 'not_spreadsheet', say.notSpreadsheet),
  fileTooLarge: () => wrongField('file', 'file_too_large', say.fileTooLarge),
  unknownVersion: () => new Problem(409, 'unknown_version', say.unknownVersion),
  noRates: () => wrongField('file', 'no_rates', say.noRates),
  wrongCells: (count: number, cells: FieldMessages) => new Problem(422, 'wrong_cells', say.wrongCells(count), cells),
  /** Names the cells by their addresses in the file. */
  fileChangedMeanwhile: (addresses: Map<string, string>) => (who: string, cells: FieldMessages) => {
    const named = Object.entries(cells).map(([key, sentences]) => [addresses.get(key) ?? key, sentences])
    return new Problem(409, 'changed_meanwhile', say.fileChangedMeanwhile(who, named.length), Object.fromEntries(named))
  },
  changedMeanwhile: (who: string, cells: FieldMessages) =>
    new Problem(409, 'changed_meanwhile', say.changedMeanwhile(who, Object.keys(cells).length), cells),
}

/** A plan or room type that is deleted while a change of its rates is undone. */
export const rateConstraints: ConstraintProblems = {
  rate_rate_plan_id_fkey: rateProblems.changeMissing,
  rate_room_type_id_fkey: rateProblems.changeMissing,
  rate_change_row_rate_plan_id_fkey: rateProblems.changeMissing,
  rate_change_row_room_type_id_fkey: rateProblems.changeMissing,
}
