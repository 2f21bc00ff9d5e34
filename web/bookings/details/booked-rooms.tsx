import type { BookedRoom, StayDetail } from '#contract/bookings/booking.ts'
import { peopleText } from '#contract/bookings/stay-text.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/bookings/details/booked-rooms.module.css'
import { quotedInShort } from '#web/bookings/stays/quoted-in-short.ts'
import { rentsInShort } from '#web/bookings/stays/rents-in-short.ts'

type Stay = BookedRoom & Partial<Pick<StayDetail, 'nightly_rents'>>

/** The stays of each booked room in sequence, with their nights and rents. */
export const BookedRooms = ({ rooms }: { rooms: Stay[] }) => {
  const lines = bookedLines(rooms)
  return (
    <table className={classes.rooms} aria-label="Rooms">
      <thead>
        <tr>
          <th scope="col">Room</th>
          <th scope="col">Check-in</th>
          <th scope="col">Check-out</th>
          <th scope="col">Rent per night</th>
        </tr>
      </thead>
      <tbody>
        {lines.flatMap(({ stays, first, last }) =>
          stays.map((stay) => (
            <tr key={stay.stay}>
              <th scope="row">
                {stay !== first && 'then '}
                {stay.room_number} <small>{stay.room_type}</small>
                {stay === first && lines.length > 1 && <small className={classes.note}>{peopleText(stay)}</small>}
                {stay === last && stay.departed_on && <small className={classes.note}>Left</small>}
              </th>
              <td>{formatDay(stay.check_in_date)}</td>
              <td>{formatDay(stay.check_out_date)}</td>
              <td>
                {stay.nightly_rents ? rentsInShort(stay.nightly_rents) : formatRupees(stay.room_rent)}
                {stay.nightly_rents && quotedInShort(stay.nightly_rents) && (
                  <small className={classes.note}>{quotedInShort(stay.nightly_rents)}</small>
                )}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
