import type { MyStay } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { grouped } from '#web/kit/list/grouped.ts'

/** "Room 204", "Rooms 204, 205", or undefined before a room is assigned. */
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

/** The room and its type, or only the type before arrival. */
export const whereText = (stay: MyStay) => {
  const room = roomText(stay)
  if (room) return `${room}, ${typesText(stay)}`
  return isAhead(stay) ? `${typesText(stay)}. ${say.roomAtArrival}.` : typesText(stay)
}
