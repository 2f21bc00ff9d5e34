import type { Invoice, InvoiceQuery } from '#contract/invoices/invoice.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { eachInvoice } from '#server/invoices/invoice-list-store.ts'
import { dayCell, dayFormat, moneyFormat, spreadsheet } from '#server/kit/spreadsheet.ts'

const money = { width: 14, format: moneyFormat }

const columns = [
  { header: 'Number', width: 18 },
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  { header: 'Total', ...money },
  { header: 'Paid', ...money },
  { header: 'Credited', ...money },
  { header: 'Balance', ...money },
  { header: 'Status', width: 12 },
]

async function* cells(invoices: AsyncIterable<Invoice>) {
  for await (const invoice of invoices) {
    yield [
      invoice.number,
      dayCell(invoice.invoice_date),
      invoice.booking.booking_number,
      invoice.guest_name,
      rupeesFromPaise(invoice.total),
      rupeesFromPaise(invoice.paid),
      rupeesFromPaise(invoice.credited),
      rupeesFromPaise(invoice.balance),
      invoiceStatusNames[invoice.status],
    ]
  }
}

/** The list as a file: all the invoices that fit, not only a page. */
export const invoiceFile = async (db: Db, query: InvoiceQuery) => ({
  bytes: await spreadsheet('Invoices', columns, cells(eachInvoice(db, query))),
  name: 'invoices.xlsx',
})
