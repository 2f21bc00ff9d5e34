import { BookingStatus } from '#contract/bookings/booking.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { type Granted, may, type Permission } from '#contract/kit/permission.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { RepairStatus } from '#contract/repairs/repair-names.ts'
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
  /** Without the permission to manage repairs, the own reports and those assigned to the reader. */
  repairs: z.array(z.object({ slug: Slug, place: z.string(), description: z.string(), status: RepairStatus })),
})
export type Found = z.infer<typeof Found>

/** Each kind is found by the staff who may see it. */
const permissionToFind: Record<keyof Found, Permission> = {
  guests: 'guests.view',
  companies: 'companies.view',
  bookings: 'bookings.view',
  rooms: 'rooms.view',
  invoices: 'bookings.view',
  repairs: 'repairs.report',
}

/** The kinds that a person may find. */
export const kindsToFind = (mayDo: (permission: Permission) => boolean) =>
  (Object.keys(permissionToFind) as (keyof Found)[]).filter((kind) => mayDo(permissionToFind[kind]))

/** The results that a person may see. */
export const allowedOf = (found: Found, granted: Granted): Found => {
  const shown = <Row>(kind: keyof Found, rows: Row[]) => (may(granted, permissionToFind[kind]) ? rows : [])
  return {
    guests: shown('guests', found.guests),
    companies: shown('companies', found.companies),
    bookings: shown('bookings', found.bookings),
    rooms: shown('rooms', found.rooms),
    invoices: shown('invoices', found.invoices),
    repairs: shown('repairs', found.repairs),
  }
}

export const searchEndpoint = endpoint({
  method: 'GET',
  path: '/search',
  access: 'staff',
  summary:
    'Find guests, companies, bookings, rooms, invoices and repairs, as far as one may see them, by what was typed',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  reply: dataOf(Found),
})
