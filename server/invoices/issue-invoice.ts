import type { Bill } from '#contract/folios/bill.ts'
import type { BilledTo } from '#contract/invoices/invoice.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { billedCompanyId } from '#server/companies/printed-company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { takeNumber } from '#server/invoices/invoice-number.ts'
import { insertInvoice, type NewInvoice } from '#server/invoices/new-invoice-store.ts'
import { getPrinted } from '#server/invoices/printed-store.ts'

interface Billed {
  booking: {
    id: number
    check_in_date: CalendarDate
    rooms: { room_number: string; room_type: string }[]
  }
  bill: Bill
  billed_to: BilledTo | undefined
  /** The company of the list, if billed_to is one. */
  company_id: number | null
  now: Date
  /** The calendar date, also before the hotel's day starts. */
  invoice_date: CalendarDate
}

type Printed = Omit<Awaited<ReturnType<typeof getPrinted>>, 'invoice_prefix'>

/** The bill as an invoice, together with the hotel and the guest as they are now. */
export const invoiceOf = (
  { booking, bill, billed_to, company_id, now, invoice_date }: Billed,
  { property, guest }: Printed,
  number: string,
) => {
  const invoice: NewInvoice = {
    number,
    kind: 'invoice',
    booking_id: booking.id,
    company_id,
    corrects_id: null,
    reason: '',
    invoice_date,
    issued_at: now.toISOString(),
    property,
    guest: { ...guest, billed_to: billed_to ?? null },
    check_in_date: booking.check_in_date,
    check_out_date: bill.check_out_date,
    rooms: [...new Set(booking.rooms.map((room) => `${room.room_number} (${room.room_type})`))].join(', '),
    charges: bill.charges,
    cgst: bill.cgst,
    sgst: bill.sgst,
    round_off: bill.round_off,
    total: bill.total,
    advance_amount: bill.advance_amount,
  }
  return { invoice, lines: bill.lines.map((line, index) => ({ ...line, position: index + 1 })) }
}

/** Stores the bill as an invoice, which can't be changed afterwards. */
export const issueInvoice = async (db: Db, guestId: number, billed: Omit<Billed, 'company_id'>) => {
  const company_id = billed.billed_to ? await billedCompanyId(db, billed.billed_to) : null
  const { invoice_prefix, ...printed } = await getPrinted(db, guestId)
  const number = await takeNumber(db, invoice_prefix, billed.invoice_date)
  const { invoice, lines } = invoiceOf({ ...billed, company_id }, printed, number)
  return insertInvoice(db, invoice, lines)
}
