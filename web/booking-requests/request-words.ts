import type { MyRequest } from '#contract/booking-requests/booking-request.ts'
import { formatDay, nightsBetween } from '#contract/kit/calendar-date.ts'

type Wish = Pick<
  MyRequest,
  'check_in_date' | 'check_out_date' | 'number_of_adults' | 'number_of_children' | 'number_of_infants'
>

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

export const nightsOf = ({ check_in_date, check_out_date }: Pick<Wish, 'check_in_date' | 'check_out_date'>) =>
  counted(nightsBetween(check_in_date, check_out_date), 'night')

export const datesOf = ({ check_in_date, check_out_date }: Pick<Wish, 'check_in_date' | 'check_out_date'>) =>
  `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`

export const partyOf = ({ number_of_adults, number_of_children, number_of_infants }: Wish) =>
  [
    counted(number_of_adults, 'adult'),
    number_of_children > 0 && counted(number_of_children, 'child', 'children'),
    number_of_infants > 0 && counted(number_of_infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ')
