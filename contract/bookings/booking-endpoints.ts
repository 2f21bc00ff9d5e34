import { Booking, BookingDetail, BookingQuery } from '#contract/bookings/booking.ts'
import { BookingDraft, BookingEdit } from '#contract/bookings/booking-draft.ts'
import { CancelBooking, MarkNoShow } from '#contract/bookings/cancellation/end-booking.ts'
import { DepositDecisions } from '#contract/deposits/deposit.ts'
import { Bill, BillQuery } from '#contract/folios/bill.ts'
import { BilledCompany } from '#contract/folios/billed-company.ts'
import { BilledTo } from '#contract/invoices/invoice.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { PayDraft } from '#contract/payments/payment.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'

const path = '/bookings'
const mostPayments = 20
const bySlug = { params: SlugParams }
const Changed = savedReply(BookingDetail)

// Both may be sent without a body.
const CheckIn = z
  .object({
    confirm_early: z.boolean().default(false),
    /** The desk has confirmed that a room is not ready (409 `room_not_ready`). */
    confirm_not_ready: z.boolean().optional(),
    /** The desk has confirmed that a guest is in the house with another booking, too (409 `guest_in_house`). */
    confirm_in_house: z.boolean().optional(),
  })
  .prefault({})
export type CheckIn = z.output<typeof CheckIn>
const CheckOut = z
  .object({
    check_out_date: CalendarDate.optional(),
    /** A company to bill instead of the guest. */
    billed_to: BilledTo.optional(),
    /** Also adds that company to the list of companies, unless it has one of this name. */
    save_company: z.boolean().optional(),
    /** Paid with the check-out; without it the invoice is pending. */
    payment: PayDraft.optional(),
    /** What happens to each security deposit that the hotel holds: it is returned, or a part is kept. */
    deposits: DepositDecisions,
    /** A payment in several parts, such as cash and UPI, up to the balance. */
    payments: z.array(PayDraft).max(mostPayments, say.tooManyParts(mostPayments)).optional(),
  })
  .prefault({})
export type CheckOut = z.output<typeof CheckOut>
const CheckedOut = savedReply(BookingDetail).extend({
  invoice_number: z.string(),
  invoice_slug: z.string(),
  /** The invoices that the check-out has issued, one for each folio. */
  invoices: z.array(z.object({ slug: z.string(), number: z.string() })),
  /** The payment that was taken with the check-out, or the first of several. */
  payment_slug: z.string().nullable(),
})

export const bookingEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'bookings.view',
    summary: 'List bookings, newest first',
    query: BookingQuery,
    reply: pageOf(Booking),
  }),
  get: endpoint({
    ...bySlug,
    method: 'GET',
    path: `${path}/:slug`,
    access: 'bookings.view',
    summary: 'Get a booking',
    reply: dataOf(BookingDetail),
  }),
  place: endpoint({
    method: 'POST',
    path,
    access: 'bookings.change',
    summary: 'Place a booking',
    body: BookingDraft,
    reply: Changed.extend({ success: z.literal(true) }),
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    path: `${path}/:slug`,
    access: 'bookings.change',
    summary: 'Change a booking',
    body: BookingEdit,
    reply: Changed,
  }),
  checkIn: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/check-in`,
    access: 'bookings.change',
    summary: 'Check the guest in',
    body: CheckIn,
    reply: Changed,
  }),
  checkOut: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/check-out`,
    access: 'bookings.change',
    summary: 'Check the guest out and issue the invoice of each folio',
    body: CheckOut,
    reply: CheckedOut,
  }),
  cancel: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/cancel`,
    access: 'bookings.change',
    summary: 'Cancel a booking; a fee is invoiced, and the rest of the money refunded, only if the call says so',
    body: CancelBooking,
    reply: Changed,
  }),
  noShow: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/no-show`,
    access: 'bookings.change',
    summary: 'Note that the guest did not come; with a fee and a refund like a cancellation',
    body: MarkNoShow,
    reply: Changed,
  }),
  bill: endpoint({
    ...bySlug,
    method: 'GET',
    path: `${path}/:slug/bill`,
    access: 'bookings.view',
    summary: 'The bill as it would be now',
    query: BillQuery,
    reply: dataOf(Bill),
  }),
  billedCompany: endpoint({
    ...bySlug,
    method: 'GET',
    path: `${path}/:slug/billed-company`,
    access: 'bookings.view',
    summary: "The company that the booking's invoice may be for, with its address and GSTIN",
    reply: dataOf(BilledCompany),
  }),
}
