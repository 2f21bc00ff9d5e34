import { BookingStatus } from '#contract/bookings/booking.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { RoomStatus } from '#contract/rooms/room.ts'

/** The first few results of each kind, best first. Further results are not counted; the lists show them. */
export const Found = z.object({
  guests: z.array(z.object({ slug: Slug, name: z.string(), phone: z.string(), email: z.string() })),
  companies: z.array(z.object({ slug: Slug, name: z.string(), contact_person: z.string(), phone: z.string() })),
  bookings: z.array(
    z.object({
      slug: Slug,
      booking_number: z.string(),
      guest_name: z.string(),
      group_name: z.string(),
      status: BookingStatus,
      check_in_date: CalendarDate,
      check_out_date: CalendarDate,
    }),
  ),
  rooms: z.array(z.object({ slug: Slug, room_number: z.string(), room_type: z.string(), status: RoomStatus })),
  invoices: z.array(z.object({ slug: Slug, number: z.string(), guest_name: z.string(), status: InvoiceStatus })),
})
export type Found = z.infer<typeof Found>

export const searchEndpoint = endpoint({
  method: 'GET',
  path: '/search',
  access: 'staff',
  summary: 'Find guests, companies, bookings, rooms and invoices by what was typed',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  reply: dataOf(Found),
})
