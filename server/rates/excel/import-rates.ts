import { earlierOf, laterOf } from '#contract/kit/time/calendar-date.ts'
import { typedChanges } from '#contract/rates/changed-cells.ts'
import { mostCells } from '#contract/rates/rate-change.ts'
import { type ReadWorkbook, readSpreadsheet } from '#server/kit/documents/read-spreadsheet.ts'
import { lastChange } from '#server/rates/changes/rate-change-store.ts'
import { type ChangeCall, changedCells, saveRates } from '#server/rates/changes/save-rates.ts'
import { readRatesFile } from '#server/rates/excel/read-rates-file.ts'
import { rateProblems } from '#server/rates/rate-problems.ts'
import { readNames } from '#server/rates/rate-store.ts'

// A year and a bit in columns; three rows for each room type and plan.
const most = { rows: 5000, columns: 410 }

/** Reads the file of the form before the transaction. */
export const openRatesFile = async ({ upload }: { upload: Uint8Array | undefined }) => {
  const workbook = upload?.length ? await readSpreadsheet(upload, most) : undefined
  if (!workbook) throw rateProblems.notSpreadsheet()
  if (workbook === 'too_large') throw rateProblems.fileTooLarge()
  return workbook
}

/** Imports the rates of a file as a whole or not at all. Rows and days that it lacks stay as they are. */
export const importRates = async (call: ChangeCall, workbook: ReadWorkbook, given: number | undefined) => {
  const file = readRatesFile(workbook, await readNames(call.db))
  // Another program may have dropped the number, or it is the number of another hotel.
  const isKnown = file.last_change !== undefined && file.last_change <= (await lastChange(call.db))
  const last_change = isKnown ? file.last_change : given
  if (last_change === undefined) throw rateProblems.unknownVersion()
  const dates = file.cells.map(({ date }) => date)
  return saveRates(call, {
    kind: 'import',
    last_change,
    room_type_ids: [...new Set(file.cells.map(({ room_type_id }) => room_type_id))],
    rate_plan_ids: [...new Set(file.cells.map(({ rate_plan_id }) => rate_plan_id))],
    ranges: [{ from: dates.reduce(earlierOf), to: dates.reduce(laterOf) }],
    changes: (rates) => {
      const changes = typedChanges(rates, file.cells)
      if (changes.length > mostCells) throw rateProblems.tooManyCells('file', mostCells)
      return changes
    },
    dependsOn: (_rates, changes) => changedCells(changes),
    fields: { type: 'file', plan: 'file', price: 'file' },
    refusal: rateProblems.fileChangedMeanwhile(file.addresses),
  })
}
