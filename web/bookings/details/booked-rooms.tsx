import type { BookedRoom } from '#contract/bookings/booking.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees } from '#contract/kit/money.ts'
import classes from '#web/bookings/details/booked-rooms.module.css'

/** Per room: number, rent and nights. */
export const BookedRooms = ({ rooms }: { rooms: BookedRoom[] }) => (
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
      {rooms.map(({ id, room_number, room_type, room_rent, check_in_date, check_out_date }) => (
        <tr key={id}>
          <th scope="row">
            {room_number} <small>{room_type}</small>
          </th>
          <td>{formatDay(check_in_date)}</td>
          <td>{formatDay(check_out_date)}</td>
          <td>{formatRupees(room_rent)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
