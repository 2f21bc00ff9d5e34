import {
  firstDay,
  lastDay,
  type ModelBooking,
  type ModelHotel,
  type ModelLine,
  type ModelNight,
  nightOn,
  roomNow,
} from '#server/bookings/stays/testing/hotel-model.ts'

const isReported = ({ status }: ModelBooking) => status !== 'cancelled'

const linesOf = ({ bookings }: ModelHotel) =>
  bookings.filter(isReported).flatMap((booking) => booking.lines.map((line) => ({ booking, line })))

/** Rooms are listed once for each line, so they are compared as sorted lists. */
const sorted = (rooms: (number | undefined)[]) => rooms.filter((room) => room !== undefined).sort((a, b) => a - b)

const roomOn = (line: ModelLine, day: number) => nightOn(line, day)?.room

/** The lists of a day as rooms: arrivals, departures, guests in the house, and room moves as pairs of rooms. */
export const listsOf = (hotel: ModelHotel, day: number) => {
  const lines = linesOf(hotel)
  const inHouse = ({ booking, line }: (typeof lines)[number]) => {
    if (day === hotel.today) return roomNow(hotel, booking, line)
    const isThere = day < hotel.today ? booking.status !== 'booked' : booking.status !== 'checked_out' && !line.departed
    return isThere ? roomOn(line, day) : undefined
  }
  // Today's lists also have the guests who should have come, or left, before.
  const isPast = (other: number) => day === hotel.today && other < day
  const arrival = ({ booking, line }: (typeof lines)[number]) => {
    const first = firstDay(line)
    return first === day || (booking.status === 'booked' && isPast(first)) ? roomOn(line, first) : undefined
  }
  const departure = ({ booking, line }: (typeof lines)[number]) => {
    const last = lastDay(line)
    const isOverdue = booking.status === 'checked_in' && !line.departed && isPast(last + 1)
    return last === day - 1 || isOverdue ? roomOn(line, last) : undefined
  }
  return {
    arrivals: sorted(lines.map(arrival)),
    departures: sorted(lines.map(departure)),
    inHouse: sorted(lines.map(inHouse)),
    moves: lines
      .map(({ line }) => [roomOn(line, day - 1), roomOn(line, day)])
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
      .map(([from, to]) => `${from} to ${to}`)
      .sort(),
  }
}

/** Nights sold and their rent on a day. */
export const soldOn = (hotel: ModelHotel, day: number) => {
  const nights = linesOf(hotel).flatMap(({ line }) => nightOn(line, day) ?? [])
  return { nights_sold: nights.length, room_revenue: nights.reduce((sum, { rent }) => sum + rent, 0) }
}

export const chargesOf = ({ lines }: ModelBooking) =>
  lines.flatMap(({ nights }) => nights).reduce((sum, { rent }) => sum + rent, 0)

/** The nights of a line, one list for each time that the guests change rooms. */
export const staysOf = ({ number, nights }: ModelLine) => {
  const stays: ModelNight[][] = []
  for (const night of nights) {
    const last = stays.at(-1)
    if (last?.[0]?.room === night.room) last.push(night)
    else stays.push([night])
  }
  return stays.map((stay) => ({ line: number, nights: stay }))
}
