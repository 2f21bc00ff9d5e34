import { BookingStatus } from '#contract/bookings/booking.ts'
import { Bill } from '#contract/folios/bill.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** A booking as its guest sees it. */
export const MyStay = z.object({
  slug: Slug,
  booking_number: z.string(),
  status: BookingStatus,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_infants: z.int(),
  food_plan: z.string(),
  rooms: z.array(
    z.object({
      id: z.int(),
      room_type: z.string(),
      /** Null before arrival, because the desk may still change the room. */
      room_number: z.string().nullable(),
      /** The booked room within the booking; a guest who changes rooms has several stays in it. */
      line: z.int(),
      check_in_date: CalendarDate,
      check_out_date: CalendarDate,
    }),
  ),
  invoice: z
    .object({
      number: z.string(),
      status: InvoiceStatus,
      total: Rupees,
      balance: Rupees,
      /** Credit notes that correct it. */
      credit_notes: z.array(z.string()),
    })
    .nullable(),
})
export type MyStay = z.infer<typeof MyStay>

export const MyHotel = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  check_in_time: z.string(),
  check_out_time: z.string(),
})
export type MyHotel = z.infer<typeof MyHotel>

/** The guest's dashboard in one reply. */
export const MyDashboard = z.object({
  name: z.string(),
  /** The current stay, otherwise the next one. */
  stay: MyStay.nullable(),
  /** Only during a stay. */
  bill: Bill.nullable(),
  upcoming: z.array(MyStay),
  past: z.array(MyStay),
  open_requests: z.int(),
  hotel: MyHotel,
})
export type MyDashboard = z.infer<typeof MyDashboard>

export const MyStayQuery = listQuery('check_in_date').pick({ page: true, per_page: true })
export type MyStayQuery = z.infer<typeof MyStayQuery>
