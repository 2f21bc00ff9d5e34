import type { GuestsOfRoom, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import classes from '#web/housekeeping-phone/phone.module.css'
import { factWords, texts } from '#web/housekeeping-phone/phone-words.ts'

export interface HotelTimes {
  check_in_time: string
  check_out_time: string
}

const people = ({ number_of_adults, number_of_children, number_of_infants }: GuestsOfRoom) =>
  texts.people(number_of_adults, number_of_children + number_of_infants)

/** What a cleaner has to know before the door is opened. */
const factsOf = (room: HousekeepingRoom, { check_in_time, check_out_time }: HotelTimes) => {
  const { guests, departure, arrival, remarks, open_faults, minibar_pieces, under_maintenance } = room
  const booking = guests?.housekeeping_remarks || arrival?.housekeeping_remarks || ''
  const isLeaving = departure !== null && !departure.has_left
  return [
    departure?.has_left && factWords.left,
    isLeaving && { ...factWords.leaves(clockTime(check_out_time)), more: people(departure) },
    guests && !isLeaving && { ...(arrival?.has_arrived ? factWords.arrived : factWords.stays), more: people(guests) },
    !guests && under_maintenance && factWords.underMaintenance,
    !guests && !departure && !under_maintenance && factWords.vacant,
    arrival &&
      !arrival.has_arrived && {
        ...factWords.arrives(clockTime(arrival.expected_arrival ?? check_in_time)),
        more: people(arrival),
      },
    remarks !== '' && factWords.remarks(remarks),
    booking !== '' && factWords.remarks(booking),
    minibar_pieces > 0 && { ...factWords.minibar(minibar_pieces), more: texts.minibarOnBill },
    open_faults > 0 && factWords.faults(open_faults),
  ].filter((fact) => typeof fact === 'object' && fact !== null)
}

export const RoomFacts = ({ room, times }: { room: HousekeepingRoom; times: HotelTimes }) => (
  <ul className={classes.facts}>
    {factsOf(room, times).map(({ label, Icon, ...fact }) => (
      <li key={label}>
        <Icon size={20} aria-hidden />
        <span>
          {label}
          {'more' in fact && <span className={classes.dimmed}> · {fact.more}</span>}
        </span>
      </li>
    ))}
  </ul>
)
