import type { Bill } from '#contract/folios/bill.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import { minus } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { getInvoice } from '#server/invoices/invoice-store.ts'

const invoicesOfBooking = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('invoice_balance')
    .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
    .select(['invoice.id', 'invoice.slug', 'invoice.number', 'invoice.folio_id'])
    .select(['invoice_balance.status', 'invoice_balance.total', 'invoice_balance.paid'])
    .select(['invoice_balance.credited', 'invoice_balance.balance'])
    .where('invoice_balance.booking_id', '=', booking_id)
    .orderBy('invoice.id'),
)

/** The invoices of a booking with their balances, oldest first. */
export const listInvoicesOf = (db: Db, bookingId: number) => invoicesOfBooking(db, { booking_id: bookingId })

interface OfFolio {
  folio_id: FolioId
}

/** An invoice in the shape of a bill, with the payments since. */
export const getInvoiceBill = async (db: Db, slug: string): Promise<Bill> => {
  const invoice = await getInvoice(db, slug)
  if (!invoice) throw new Error('a booking shows an invoice that is not there')
  return { ...invoice, paid: minus(invoice.paid, invoice.advance_amount) }
}

/** The invoices of a booking, or of one folio, as bills. One that was replaced by another is left out. */
export const listInvoiceBills = async (
  db: Db,
  bookingId: number,
  isMeant: (invoice: OfFolio) => boolean = () => true,
) => {
  const all = (await listInvoicesOf(db, bookingId)).filter(isMeant)
  const counting = all.filter(({ status }) => status !== 'cancelled')
  const bills: Bill[] = []
  for (const { slug } of counting.length > 0 ? counting : all.slice(-1)) bills.push(await getInvoiceBill(db, slug))
  return bills
}
