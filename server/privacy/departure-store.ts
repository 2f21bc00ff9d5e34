import { type RawBuilder, sql } from 'kysely'

type GuestId = RawBuilder<unknown>

/**
 * The bookings that a guest has to do with: as the guest who books, as a person in a room, on the list of a group or as
 * the payer of a folio.
 */
export const bookingIdsOf = (id: GuestId) => sql`
  select booking.id from booking where booking.guest_id = ${id}
  union select occupant.booking_id from occupant where occupant.guest_id = ${id}
  union select booking_guest.booking_id from booking_guest where booking_guest.guest_id = ${id}
  union select folio.booking_id from folio where folio.guest_id = ${id}`

/** Of a person who left before the others, the departure of the others counts: they are on one card. */
export const lastDeparture = (id: GuestId) => sql<string | null>`(
  select max(check_out_date) from booking where status = 'checked_out' and booking.id in (${bookingIdsOf(id)}))`

/** In the house, expected, or waiting for the answer to a request. */
export const isExpected = (id: GuestId) => sql<boolean>`(
  exists (select from booking where status in ('booked', 'checked_in') and booking.id in (${bookingIdsOf(id)}))
  or exists (select from booking_request where guest_id = ${id} and status = 'open'))`

/** The law wants foreign nationals' particulars for a year after the departure. */
export const yearAfter = (since: RawBuilder<unknown>) => sql`(${since} + interval '1 year')::date`
