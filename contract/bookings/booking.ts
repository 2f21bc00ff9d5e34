import { replyFields } from '#contract/bookings/booking-fields.ts'
import { CompanySummary } from '#contract/companies/company-summary.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay, Instant } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'

export const BookingStatus = z.enum(['booked', 'checked_in', 'checked_out', 'cancelled', 'no_show'])
export type BookingStatus = z.infer<typeof BookingStatus>

/** Arrivals that did not come, and departures that did not leave. */
export const Overdue = z.enum(['arrivals', 'departures'])
export type Overdue = z.infer<typeof Overdue>

export const BookingType = z.enum(['individual', 'group'])
export type BookingType = z.infer<typeof BookingType>

/** One stay: a room of a booking for some nights. A guest who changes rooms has several stays in one line. */
export const BookedRoom = z.object({
  /** The slug of the stay. */
  stay: Slug,
  /** The number of the booked room within the booking. */
  line: z.int(),
  id: Id,
  slug: Slug,
  room_number: z.string(),
  room_type: z.string(),
  /** The average of the nights, rounded to the paisa. */
  room_rent: Rupees,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_infants: z.int(),
  /** The day on which this room of a group was checked out before the others. */
  departed_on: CalendarDate.nullable(),
})
export type BookedRoom = z.infer<typeof BookedRoom>

/** A stay with the rent of each night. */
const StayDetail = BookedRoom.extend({
  nightly_rents: z.array(
    z.object({
      date: CalendarDate,
      rent: Rupees,
      /** How many people have the food plan, and at which rate. */
      meals: z.int(),
      food_plan_id: Id,
      food_plan_rate: Rupees,
      /** What the rate plan said when the night was priced. */
      quoted_rent: Rupees.optional(),
    }),
  ),
})
export type StayDetail = z.infer<typeof StayDetail>

/** The invoice of a booking. Cancelled: credit notes have credited all of it. */
const Invoice = z.object({
  slug: Slug,
  number: z.string(),
  status: InvoiceStatus,
  total: Rupees,
  /** Still to be paid. */
  balance: Rupees,
  /** The slug of its folio; none for the booking's own. */
  folio: Slug.nullish(),
  /** How many further invoices the booking has. */
  others: z.int().optional(),
})

/** A booking as the list shows it. */
export const Booking = z.object({
  id: Id,
  slug: Slug,
  booking_number: z.string(),
  booking_type: BookingType,
  status: BookingStatus,
  guest_id: Id,
  guest: z.object({ id: Id, slug: Slug, name: z.string(), phone: z.string(), email: z.string() }),
  rooms: z.array(BookedRoom),
  ...replyFields,
  /** Received before the invoice, less refunds. */
  advance_amount: Rupees,
  food_plan_id: Id,
  food_plan: z.object({ id: Id, name: z.string(), price: Rupees }),
  /** Null if it is not known. */
  source: z.object({ id: Id, name: z.string() }).nullable(),
  /** Null if the guest books for themselves. */
  company: CompanySummary.nullable(),
  /** The plan that the nights are priced by. Older bookings have none. */
  rate_plan: z.object({ id: Id, name: z.string() }).nullable(),
  group_name: z.string().nullable(),
  group_size: z.int().nullable(),
  late_entry_reason: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  /** Increases with every change; an edit sends the version it was made from. */
  version: z.int(),
  created_at: Instant,
  invoice: Invoice.nullable(),
  /** Payments less refunds of a cancelled booking or a no-show. */
  refund_due: Rupees,
})
export type Booking = z.infer<typeof Booking>

const GroupGuest = z.object({ guest_id: Id.nullable(), guest_name: z.string() })

/** The history of a booking, newest first. */
export const BookingEvent = z.object({
  at: Instant,
  /** With the colleague who approved it: Kavita, approved by Meena. */
  who: z.string().nullable(),
  what: z.string(),
})
export type BookingEvent = z.infer<typeof BookingEvent>

/** A booking as its own page shows it. */
export const BookingDetail = Booking.extend({
  rooms: z.array(StayDetail),
  guests: z.array(GroupGuest),
  history: z.array(BookingEvent),
})
export type BookingDetail = z.infer<typeof BookingDetail>

export const BookingQuery = listQuery('booking_number', 'check_in_date', 'check_out_date')
  .extend({
    status: BookingStatus.optional(),
    arrival_from: FilterDay.optional(),
    arrival_to: FilterDay.optional(),
    /** Bookings that were made on this day. */
    booked_on: FilterDay.optional(),
    /** Bookings with a room that arrives (or, with `leaving_on`, leaves) on this day; no finished or cancelled ones. */
    arriving_on: FilterDay.optional(),
    leaving_on: FilterDay.optional(),
    /** Bookings with a room whose guests should have arrived, or left, before today. */
    overdue: Overdue.optional(),
    /** Bookings with an invoice of this status. Refund due also finds cancelled bookings that still hold an advance. */
    invoice: InvoiceStatus.optional(),
    source_id: IdText.optional(),
    company_id: IdText.optional(),
  })
  .refine(...daysInOrder('arrival_from', 'arrival_to'))
export type BookingQuery = z.infer<typeof BookingQuery>
