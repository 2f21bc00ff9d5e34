import { monthOf } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { getSender } from '#server/property/property-store.ts'
import { advancesOf } from '#server/reports/gstr1/gstr1-advances.ts'
import { listGstr1Documents } from '#server/reports/gstr1/gstr1-document-store.ts'
import { hsnOf } from '#server/reports/gstr1/gstr1-hsn.ts'
import { listNumbers } from '#server/reports/gstr1/gstr1-number-store.ts'
import { rangesOf } from '#server/reports/gstr1/gstr1-numbers.ts'
import { suppliesOf } from '#server/reports/gstr1/gstr1-supplies.ts'
import { untaxedOf } from '#server/reports/gstr1/gstr1-untaxed.ts'

/** The rows of all sheets of a month, from the documents that were issued in it. */
export const gstr1Of = async (db: Db, month: string) => {
  const { start_date, end_date } = monthOf(`${month}-01`)
  const { gstin, state } = await getSender(db)
  const hotel = { gstin, state }
  const documents = await listGstr1Documents(db, start_date, end_date)
  const numbers = await listNumbers(db, start_date, end_date)
  return {
    first_day: start_date,
    last_day: end_date,
    hotel,
    documents,
    numbers,
    sheets: {
      ...suppliesOf(documents, hotel),
      ...(await advancesOf(db, start_date, end_date, hotel)),
      exemp: untaxedOf(documents, hotel),
      hsn_b2b: hsnOf(documents.filter((one) => one.gstin !== '')),
      hsn_b2c: hsnOf(documents.filter((one) => one.gstin === '')),
      docs: rangesOf(numbers),
    },
  }
}
export type Gstr1 = Awaited<ReturnType<typeof gstr1Of>>
