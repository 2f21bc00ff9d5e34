import type { CreditNoteQuery } from '#contract/invoices/credit-note-list.ts'
import type { Db } from '#server/db/connect.ts'
import { eachCreditNote } from '#server/invoices/credit-note-store.ts'
import { taxCells, taxColumns } from '#server/invoices/document-columns.ts'
import { dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'

const columns = [
  { header: 'Number', width: 18 },
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Invoice', width: 18 },
  { header: 'Invoice Date', width: 13, format: dayFormat },
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  ...taxColumns,
  { header: 'Reason', width: 40 },
]

async function* cells(notes: ReturnType<typeof eachCreditNote>) {
  for await (const note of notes) {
    yield [
      note.number,
      dayCell(note.invoice_date),
      note.invoice.number,
      dayCell(note.invoice.invoice_date),
      note.booking.booking_number,
      note.guest_name,
      ...taxCells(note),
      note.reason,
    ]
  }
}

export const creditNoteFile = async (db: Db, query: CreditNoteQuery) => ({
  bytes: await spreadsheet('Credit notes', columns, cells(eachCreditNote(db, query))),
  name: 'credit-notes.xlsx',
})
