import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { type Paise, plus } from '#contract/kit/money.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking, lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { billOf } from '#server/folios/bill-of.ts'

/** The money of a locked booking. */
export interface OpenBill {
  booking: { id: number; slug: string; guest_id: number; booking_number: string; guest: { name: string } }
  status: BookingStatus
  invoice: { id: number; slug: string; number: string; status: InvoiceStatus } | null
  time_zone: string
  /** Payments less refunds. */
  received: Paise
  balance: Paise
  /** The tax rate of the first night; an advance includes this tax. */
  tax_rate: number
}

/** Locks the booking, so that its payments, refunds, credit notes and check-out happen one after the other. */
export const lockBill = async (db: Db, slug: string): Promise<OpenBill> => {
  const locked = await lockBooking(db, slug)
  const booking = locked && (await getBooking(db, slug))
  if (!booking) throw bookingProblems.missing()
  const { advance_amount, paid, balance, lines } = await billOf(db, booking)
  const { status, invoice } = booking
  const tax_rate = lines.find(({ kind }) => kind === 'room')?.tax_rate ?? 0
  const received = plus(advance_amount, paid)
  return { booking, status, invoice, time_zone: locked.time_zone, received, balance, tax_rate }
}
