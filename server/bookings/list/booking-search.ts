import { sql } from 'kysely'
import { groupsFound } from '#server/bookings/list/group-search.ts'
import { guestsFound } from '#server/guests/guest-search.ts'

/**
 * Bookings whose number, guest, room, group name or listed guest matches the search. Each has its own index; collecting
 * the guests and rooms first keeps the planner from scanning all bookings when many match.
 */
export const bookingMatches = (typed: string) => {
  const number = Number(/^(?:BK-?)?0*(\d{1,9})$/i.exec(typed)?.[1] ?? 0)
  return sql<boolean>`(
    booking.number = ${number}
    or booking.guest_id = any(array${guestsFound(typed)})
    or booking.id = any(array(
      select stay.booking_id from room join stay on stay.room_id = room.id
      where lower(room.room_number) = lower(${typed}) and stay.booking_id is not null
      union all
      select id from ${groupsFound(typed)} of_group
    ))
  )`
}
