import { documentNatures } from '#contract/reports/gstr1/gstr1-codes.ts'
import { gstr1Messages as say } from '#contract/reports/gstr1/gstr1-messages.ts'
import type { NumberedDocument } from '#server/reports/gstr1/gstr1-number-store.ts'

export interface NumberRange extends Pick<NumberedDocument, 'kind' | 'series'> {
  first: number
  last: number
  cancelled: number
}

export const numberOf = (series: string, serial: number) => `${series}${String(serial).padStart(6, '0')}`

/**
 * The numbers of the month in ranges (table 13). A missing number counts as cancelled with the document after it. A new
 * range starts where a number in between belongs to a document of another month.
 */
export const rangesOf = (documents: NumberedDocument[]): NumberRange[] => {
  const ranges: NumberRange[] = []
  for (const { kind, series, serial, before } of documents) {
    const range = ranges.at(-1)
    const missing = serial - before - 1
    if (range?.kind === kind && range.series === series && range.last === before) {
      range.last = serial
      range.cancelled += missing
    } else {
      ranges.push({ kind, series, first: before + 1, last: serial, cancelled: missing })
    }
  }
  return ranges.sort((one, other) => documentNatures[one.kind].code - documentNatures[other.kind].code)
}

/** The documents after missing numbers. */
export const gapsOf = (documents: NumberedDocument[]) =>
  documents.flatMap(({ series, serial, number, before, record }) =>
    serial === before + 1
      ? []
      : { number, record, note: say.missing(numberOf(series, before + 1), numberOf(series, serial - 1)) },
  )
