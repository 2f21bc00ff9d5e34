import {
  changeRooms,
  firstDay,
  isLive,
  lastDay,
  type ModelBooking,
  type ModelHotel,
  type ModelLine,
  type ModelNight,
} from '#server/bookings/stays/testing/hotel-model.ts'
import { staysOf } from '#server/bookings/stays/testing/model-lists.ts'

/** A stay of a line gets another room, begins some days later and has more or fewer nights. */
export interface StayMove {
  booking: ModelBooking
  line: ModelLine
  stay: number
  room: number
  shift: number
  longer: number
}

/** The nights of a stay on its new dates: as many nights keep their rents, an added one is like the nearest. */
const nightsOn = (stay: ModelNight[], from: number, to: number): ModelNight[] => {
  if (to - from === stay.length) return stay.map((night, index) => ({ ...night, day: from + index }))
  return Array.from({ length: to - from }, (_, index) => {
    const day = from + index
    const nearest = stay.reduce((best, night) => (Math.abs(night.day - day) < Math.abs(best.day - day) ? night : best))
    return { ...nearest, day }
  })
}

/** The nights of the line after the move; undefined if its dates are impossible. */
const movedLine = ({ today }: ModelHotel, { booking, line, stay, room, shift, longer }: StayMove) => {
  const stays = staysOf(line).map(({ nights }) => nights)
  const own = stays[stay] ?? []
  const [first, last] = [own[0]?.day ?? 0, own.at(-1)?.day ?? 0]
  const [from, to] = [first + shift, last + 1 + shift + longer]
  const isInHouse = booking.status === 'checked_in'
  const hasArrived = isInHouse && first <= today
  if (to <= from || (shift !== 0 && (hasArrived || from < today))) return undefined
  if (hasArrived && to !== last + 1 && to < Math.max(first + 1, today)) return undefined
  stays[stay] = nightsOn(own, from, to).map((night) => (isInHouse && night.day < today ? night : { ...night, room }))
  const nights = stays.flat()
  const isWithoutGap = nights.every(({ day }, index) => index === 0 || day === (nights[index - 1]?.day ?? 0) + 1)
  return isWithoutGap ? nights : undefined
}

/** The booking's dates follow its rooms; a booking that is longer than its rooms stays so. */
const followRooms = (booking: ModelBooking, before: { from: number; to: number }) => {
  const from = Math.min(...booking.lines.map(firstDay))
  const to = Math.max(...booking.lines.map((line) => lastDay(line) + 1))
  booking.from = before.from === booking.from ? from : Math.min(booking.from, from)
  booking.to = before.to === booking.to ? to : Math.max(booking.to, to)
}

/** Several stays are moved together, or none of them. */
export const rearrange = (hotel: ModelHotel, moves: StayMove[]) => {
  if (moves.some(({ booking, line }) => !isLive(booking) || line.departed)) return false
  const planned = moves.map((move) => movedLine(hotel, move))
  const changes = moves.flatMap((move, index) => {
    const nights = planned[index]
    return nights ? { booking: move.booking, line: move.line, nights } : []
  })
  if (changes.length < moves.length) return false
  if (changes.every(({ line, nights }) => JSON.stringify(line.nights) === JSON.stringify(nights))) return false
  const extent = ({ lines }: ModelBooking) => ({
    from: Math.min(...lines.map(firstDay)),
    to: Math.max(...lines.map((line) => lastDay(line) + 1)),
  })
  const before = new Map(moves.map(({ booking }) => [booking, extent(booking)]))
  if (!changeRooms(hotel, changes)) return false
  for (const [booking, days] of before) followRooms(booking, days)
  return true
}
