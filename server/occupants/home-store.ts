import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/**
 * New people of a booking who gave no address live with the first guest of their room who has one. Guests who stayed
 * before keep what is known of them.
 */
export const giveHome = (db: Db, booking_id: number) =>
  sql`
    update guest set address = home.address
    from occupant,
      lateral (
        select resident.address
        from occupant roommate
        join booking on booking.id = roommate.booking_id
        join guest resident on resident.id = roommate.guest_id
        where roommate.booking_id = occupant.booking_id and roommate.line = occupant.line and resident.address <> ''
        order by roommate.guest_id <> booking.guest_id, roommate.id
        limit 1
      ) home
    where occupant.booking_id = ${booking_id} and guest.id = occupant.guest_id and guest.address = ''
      and not exists (
        select from occupant earlier where earlier.guest_id = guest.id and earlier.booking_id <> ${booking_id}
      )
      and not exists (select from booking where booking.guest_id = guest.id)
  `.execute(db)
