import type { Bill } from '#contract/bookings/bill.ts'
import type { BilledTo } from '#contract/invoices/invoice.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { takeNumber } from '#server/invoices/invoice-number.ts'
import { insertInvoice } from '#server/invoices/invoice-store.ts'
import { getPrinted } from '#server/invoices/printed-store.ts'

interface Wanted {
  booking: NonNullable<Awaited<ReturnType<typeof getBooking>>>
  bill: Bill
  billed_to: BilledTo | undefined
  now: Date
  today: CalendarDate
}

/** Writes the bill down for good, together with the hotel and the guest as they are now. */
export const issueInvoice = async (db: Db, { booking, bill, billed_to, now, today }: Wanted) => {
  const { property, guest, invoice_prefix } = await getPrinted(db, booking.guest_id)
  const rooms = booking.rooms.map((room) => `${room.room_number} (${room.room_type})`).join(', ')
  const number = await takeNumber(db, invoice_prefix, today)
  return insertInvoice(
    db,
    {
      number,
      kind: 'invoice',
      booking_id: booking.id,
      corrects_id: null,
      reason: '',
      invoice_date: today,
      issued_at: now.toISOString(),
      property,
      guest: { ...guest, billed_to: billed_to ?? null },
      check_in_date: booking.check_in_date,
      check_out_date: bill.check_out_date,
      rooms,
      charges: bill.charges,
      cgst: bill.cgst,
      sgst: bill.sgst,
      round_off: bill.round_off,
      total: bill.total,
      advance_amount: bill.advance_amount,
    },
    bill.lines.map((line, index) => ({ ...line, position: index + 1 })),
  )
}
