import { formatDay, nightsBetween } from '#contract/kit/calendar-date.ts'
import type { MyStay } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { grouped } from '#web/kit/list/grouped.ts'

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

type Nights = Pick<MyStay, 'check_in_date' | 'check_out_date'>

export const nightsText = ({ check_in_date, check_out_date }: Nights) =>
  counted(nightsBetween(check_in_date, check_out_date), 'night')

export const datesText = ({ check_in_date, check_out_date }: Nights) =>
  `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`

type People = Pick<MyStay, 'number_of_adults' | 'number_of_children' | 'number_of_infants'>

export const partyText = ({ number_of_adults, number_of_children, number_of_infants }: People) =>
  [
    counted(number_of_adults, 'adult'),
    number_of_children > 0 && counted(number_of_children, 'child', 'children'),
    number_of_infants > 0 && counted(number_of_infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ')

/** "Room 204", "Rooms 204, 205", or undefined while none is given. */
export const roomText = ({ rooms }: Pick<MyStay, 'rooms'>) => {
  const numbers = rooms.flatMap(({ room_number }) => room_number ?? [])
  if (numbers.length === 0) return undefined
  return `${numbers.length === 1 ? 'Room' : 'Rooms'} ${numbers.join(', ')}`
}

/** "Deluxe", or "2 × Deluxe, Premium". */
export const typesText = ({ rooms }: Pick<MyStay, 'rooms'>) =>
  grouped(rooms, ({ room_type }) => room_type)
    .map(([type, ofType]) => (ofType.length > 1 ? `${ofType.length} × ${type}` : type))
    .join(', ')

const isAhead = ({ status }: Pick<MyStay, 'status'>) => status === 'booked'

/** Where the guest sleeps, as far as it is known. */
export const whereText = (stay: MyStay) => {
  const room = roomText(stay)
  if (room) return `${room}, ${typesText(stay)}`
  return isAhead(stay) ? `${typesText(stay)}. ${say.roomAtArrival}.` : typesText(stay)
}
