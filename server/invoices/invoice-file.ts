import type { InvoiceQuery } from '#contract/invoices/invoice.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { moneyColumn, taxCells, taxColumns } from '#server/invoices/document-columns.ts'
import { eachInvoice } from '#server/invoices/invoice-list-store.ts'
import { dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'

const columns = [
  { header: 'Number', width: 18 },
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  ...taxColumns,
  { header: 'Paid', ...moneyColumn },
  { header: 'Credited', ...moneyColumn },
  { header: 'Balance', ...moneyColumn },
  { header: 'Status', width: 12 },
]

async function* cells(invoices: ReturnType<typeof eachInvoice>) {
  for await (const invoice of invoices) {
    yield [
      invoice.number,
      dayCell(invoice.invoice_date),
      invoice.booking.booking_number,
      invoice.guest_name,
      ...taxCells(invoice),
      rupeesFromPaise(invoice.paid),
      rupeesFromPaise(invoice.credited),
      rupeesFromPaise(invoice.balance),
      invoiceStatusNames[invoice.status],
    ]
  }
}

/** The Excel file of the list, with all invoices that match. */
export const invoiceFile = async (db: Db, query: InvoiceQuery) => ({
  bytes: await spreadsheet('Invoices', columns, cells(eachInvoice(db, query))),
  name: 'invoices.xlsx',
})
