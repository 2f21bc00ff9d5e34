import { type RawBuilder, sql } from 'kysely'

type GuestId = RawBuilder<unknown>

/**
 * The bookings that a guest has to do with: as the guest who books, as a person in a room, on the list of a group or as
 * the payer of a folio; with the day on which the guest leaves.
 */
const bookingsOf = (id: GuestId) => sql`
  select booking.id, booking.status, booking.check_out_date as departed_on from booking where booking.guest_id = ${id}
  union all
  select booking.id, booking.status, coalesce(hotel_day(occupant.left_at), booking.check_out_date)
  from occupant join booking on booking.id = occupant.booking_id where occupant.guest_id = ${id}
  union all
  select booking.id, booking.status, booking.check_out_date
  from booking_guest join booking on booking.id = booking_guest.booking_id where booking_guest.guest_id = ${id}
  union all
  select booking.id, booking.status, booking.check_out_date
  from folio join booking on booking.id = folio.booking_id where folio.guest_id = ${id}`

export const lastDeparture = (id: GuestId) => sql<string | null>`(
  select max(departed_on) from (${bookingsOf(id)}) booking where status = 'checked_out')`

/** In the house, expected, or waiting for the answer to a request. */
export const isExpected = (id: GuestId) => sql<boolean>`(
  exists (select from (${bookingsOf(id)}) booking where status in ('booked', 'checked_in'))
  or exists (select from booking_request where guest_id = ${id} and status = 'open'))`

/** The law wants foreign nationals' particulars for a year after the departure. */
export const yearAfter = (since: RawBuilder<unknown>) => sql`(${since} + interval '1 year')::date`
