import type { Db } from '#server/db/connect.ts'
import { workbook } from '#server/kit/documents/spreadsheet.ts'
import { gstr1Of } from '#server/reports/gstr1/gstr1.ts'
import { b2bSheet, b2clSheet, cdnrSheet, cdnurSheet } from '#server/reports/gstr1/gstr1-document-sheets.ts'
import {
  atadjSheet,
  atSheet,
  b2csSheet,
  docsSheet,
  exempSheet,
  hsnSheet,
} from '#server/reports/gstr1/gstr1-sum-sheets.ts'

/** The workbook for the GST offline tool. */
export const gstr1File = async (db: Db, month: string) => {
  const { sheets } = await gstr1Of(db, month)
  const bytes = await workbook([
    b2bSheet(sheets.b2b),
    b2clSheet(sheets.b2cl),
    b2csSheet(sheets.b2cs),
    cdnrSheet(sheets.cdnr),
    cdnurSheet(sheets.cdnur),
    atSheet(sheets.at),
    atadjSheet(sheets.atadj),
    exempSheet(sheets.exemp),
    hsnSheet('hsn_b2b', sheets.hsn_b2b),
    hsnSheet('hsn_b2c', sheets.hsn_b2c),
    docsSheet(sheets.docs),
  ])
  return { bytes, name: `gstr1-${month}.xlsx` }
}
