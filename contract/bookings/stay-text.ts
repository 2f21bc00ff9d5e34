import type { Booking } from '#contract/bookings/booking.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'

type Dates = Pick<Booking, 'check_in_date' | 'check_out_date'>

/** `Nov 15, 2026 to Nov 17, 2026` */
export const datesText = ({ check_in_date, check_out_date }: Dates) =>
  `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`

/** `2 nights` */
export const nightsText = ({ check_in_date, check_out_date }: Dates) =>
  counted(nightsBetween(check_in_date, check_out_date), 'night')

type People = Pick<Booking, 'number_of_adults' | 'number_of_children' | 'number_of_infants'>

/** `2 adults, 1 child`; no children and no infants are left out. */
export const peopleText = ({ number_of_adults, number_of_children, number_of_infants }: People) =>
  [
    counted(number_of_adults, 'adult'),
    number_of_children > 0 && counted(number_of_children, 'child', 'children'),
    number_of_infants > 0 && counted(number_of_infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ')
