import type { Booking } from '#contract/bookings/booking.ts'
import { nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { roomNumbers } from '#web/bookings/booking-text.ts'
import classes from '#web/bookings/sheets/sheets.module.css'

interface StayFactsProps {
  booking: Booking
  /** The dates that were chosen instead of the booked ones. */
  dates?: Partial<Pick<Booking, 'check_in_date' | 'check_out_date'>>
}

/** Guest, rooms and nights: the head of every sheet. */
export const StayFacts = ({ booking, dates = {} }: StayFactsProps) => {
  const { guest, rooms, group_name } = booking
  const { check_in_date, check_out_date } = { ...booking, ...dates }
  const types = [...new Set(rooms.map(({ room_type }) => room_type))].join(', ')
  return (
    <header className={classes.facts}>
      <strong className={classes.guest}>{guest.name}</strong>
      <span>
        {guest.phone}
        {group_name && ` · ${group_name}`}
      </span>
      <strong className={classes.room}>
        {bookedLines(rooms).length === 1 ? 'Room' : 'Rooms'} {roomNumbers(booking)}
      </strong>
      <span>{types}</span>
      <strong>
        {formatDay(check_in_date)} – {formatDay(check_out_date)}
      </strong>
      <span>
        {nightsText({ check_in_date, check_out_date })} · {peopleText(booking)}
      </span>
    </header>
  )
}
