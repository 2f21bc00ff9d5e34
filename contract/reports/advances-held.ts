import { BookingStatus } from '#contract/bookings/booking.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** A receipt voucher of an advance, or the voucher of a refund from it. */
const HeldVoucher = z.object({
  /** The slug of the payment, which opens the voucher. */
  slug: Slug,
  receipt_number: z.string(),
  date: CalendarDate,
  kind: z.enum(['payment', 'refund']),
  amount: Rupees,
})

/** A booking whose advances are neither adjusted in an invoice nor refunded. */
export const HeldAdvance = z.object({
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  guest_name: z.string(),
  check_in_date: CalendarDate,
  status: BookingStatus,
  vouchers: z.array(HeldVoucher),
  amount: Rupees,
})
export type HeldAdvance = z.infer<typeof HeldAdvance>

export const AdvancesHeld = z.object({ rows: z.array(HeldAdvance), total: Rupees })
export type AdvancesHeld = z.infer<typeof AdvancesHeld>
