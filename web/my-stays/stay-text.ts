import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { MyStay } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { grouped } from '#web/kit/list/grouped.ts'

type Rooms = Pick<MyStay, 'rooms'>

/**
 * "Room 204", "Rooms 204, 205", or "Room 204, then C1 from Nov 17, 2026" for a guest who changes rooms; undefined before a
 * room is assigned.
 */
export const roomText = ({ rooms }: Rooms) => {
  const lines = bookedLines(rooms.filter(({ room_number }) => room_number !== null))
  if (lines.length === 0) return undefined
  const texts = lines.map(({ stays }) =>
    stays
      .map(({ room_number, check_in_date }, index) =>
        index === 0 ? room_number : `then ${room_number} from ${formatDay(check_in_date)}`,
      )
      .join(', '),
  )
  return `${lines.length === 1 ? 'Room' : 'Rooms'} ${texts.join(lines.some(({ stays }) => stays.length > 1) ? '; ' : ', ')}`
}

/** "Deluxe", or "2 × Deluxe, Premium". */
export const typesText = ({ rooms }: Rooms) =>
  grouped(bookedLines(rooms), ({ stays }) => [...new Set(stays.map(({ room_type }) => room_type))].join(' then '))
    .map(([type, ofType]) => (ofType.length > 1 ? `${ofType.length} × ${type}` : type))
    .join(', ')

const isAhead = ({ status }: Pick<MyStay, 'status'>) => status === 'booked'

/** The room and its type, or only the type before arrival. */
export const whereText = (stay: MyStay) => {
  const room = roomText(stay)
  if (room) return `${room}, ${typesText(stay)}`
  return isAhead(stay) ? `${typesText(stay)}. ${say.roomAtArrival}.` : typesText(stay)
}
