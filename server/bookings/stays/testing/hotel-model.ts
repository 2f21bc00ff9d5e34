/**
 * A simple model of rooms, stays and nights, written without the app's code: a hotel is a list of bookings, a booking a
 * list of lines, a line a list of nights. Days are numbers, and rents are paise. Every action says whether the hotel must accept it.
 */
export interface ModelNight {
  day: number
  room: number
  rent: number
}

export interface ModelLine {
  number: number
  nights: ModelNight[]
  departed: boolean
}

export interface ModelBooking {
  slug: string
  status: 'booked' | 'checked_in' | 'checked_out' | 'cancelled'
  from: number
  to: number
  lines: ModelLine[]
}

export interface ModelHotel {
  today: number
  /** The price of each room's type. */
  prices: number[]
  bookings: ModelBooking[]
}

export const firstDay = ({ nights }: ModelLine) => Math.min(...nights.map(({ day }) => day))
export const lastDay = ({ nights }: ModelLine) => Math.max(...nights.map(({ day }) => day))
export const nightOn = ({ nights }: ModelLine, day: number) => nights.find((night) => night.day === day)
const lastNight = (line: ModelLine) => nightOn(line, lastDay(line)) as ModelNight

export const isLive = ({ status }: ModelBooking) => status === 'booked' || status === 'checked_in'

/** The lines that hold their nights, so that nobody else can have them. */
const holding = ({ bookings }: ModelHotel) =>
  bookings.filter(isLive).flatMap(({ lines }) => lines.filter(({ departed }) => !departed))

export const isFree = (hotel: ModelHotel, room: number, day: number, except?: ModelLine) =>
  !holding(hotel).some((line) => line !== except && nightOn(line, day)?.room === room)

/** The room that the guests of a line are in now; guests who overstay are still in their last room. */
export const roomNow = ({ today }: ModelHotel, booking: ModelBooking, line: ModelLine) => {
  if (booking.status !== 'checked_in' || line.departed || firstDay(line) > today) return undefined
  return (nightOn(line, today) ?? lastNight(line)).room
}

/** Whether the guests of other bookings are in a room. */
export const hasOtherGuests = (hotel: ModelHotel, room: number, except: ModelBooking[] = []) =>
  hotel.bookings.some(
    (booking) => !except.includes(booking) && booking.lines.some((line) => roomNow(hotel, booking, line) === room),
  )

export const nightsFrom = (from: number, to: number, room: number, rent: number) =>
  Array.from({ length: to - from }, (_, index) => ({ day: from + index, room, rent }))

/** Ends the line on a day, at the earliest after its first night. Added nights are like the last one. */
const endLine = (line: ModelLine, day: number) => {
  const end = Math.max(day, firstDay(line) + 1)
  const last = lastNight(line)
  line.nights = [
    ...line.nights.filter((night) => night.day < end),
    ...nightsFrom(last.day + 1, Math.max(end, last.day + 1), last.room, last.rent),
  ]
}

export const canPlace = (hotel: ModelHotel, lines: ModelLine[]) =>
  lines.every(({ nights }) => nights.every(({ room, day }) => isFree(hotel, room, day)))

export const checkIn = (hotel: ModelHotel, booking: ModelBooking, confirmsEarly: boolean) => {
  const { today } = hotel
  if (booking.status !== 'booked' || booking.to <= today) return false
  const isEarly = booking.from > today
  if (isEarly && !confirmsEarly) return false
  const planned = booking.lines.map((line) => {
    const [first] = line.nights
    // The nights of a room are over: nobody enters it.
    if (lastDay(line) < today) return { ...line, departed: true }
    if (!first || !isEarly || first.day !== booking.from) return line
    return { ...line, nights: [...nightsFrom(today, first.day, first.room, first.rent), ...line.nights] }
  })
  for (const [index, { nights }] of planned.entries()) {
    const booked = booking.lines[index]
    if (nights.some(({ room, day }) => !isFree(hotel, room, day, booked))) return false
    const tonight = nights.find(({ day }) => day === today)
    if (tonight && hasOtherGuests(hotel, tonight.room, [booking])) return false
  }
  Object.assign(booking, { status: 'checked_in', lines: planned, from: Math.min(booking.from, today) })
  return true
}

/** The check-out of the whole booking, on the booked day or today. */
export const checkOut = (hotel: ModelHotel, booking: ModelBooking, leavesToday: boolean) => {
  if (booking.status !== 'checked_in') return false
  booking.status = 'checked_out'
  const day = leavesToday ? Math.max(hotel.today, booking.from + 1) : booking.to
  if (day === booking.to) return true
  const stayed = booking.lines.filter((line) => line.departed || firstDay(line) < day)
  for (const line of stayed) {
    const end = lastDay(line) + 1
    if (!line.departed && (end === booking.to || end > day)) endLine(line, day)
  }
  Object.assign(booking, { lines: stayed, to: day })
  return true
}

export const cancel = (booking: ModelBooking) => {
  if (booking.status !== 'booked') return false
  booking.status = 'cancelled'
  return true
}

/** Gives nights other rooms if nobody else has them, and nobody else is in a room that is entered now. */
export const changeRooms = (
  hotel: ModelHotel,
  changes: { booking: ModelBooking; line: ModelLine; nights: ModelNight[] }[],
) => {
  const before = changes.map(({ line }) => line.nights)
  for (const { line, nights } of changes) line.nights = nights
  const bookings = changes.map(({ booking }) => booking)
  const isFine = changes.every(({ booking, line, nights }, index) => {
    const changed = nights.filter(({ day, room }) => before[index]?.find((night) => night.day === day)?.room !== room)
    const isTonight = booking.status === 'checked_in' && changed.some(({ day }) => day === hotel.today)
    const room = nightOn(line, hotel.today)?.room ?? -1
    return (
      changed.every((night) => isFree(hotel, night.room, night.day, line)) &&
      !(isTonight && hasOtherGuests(hotel, room, bookings))
    )
  })
  if (!isFine) for (const [index, { line }] of changes.entries()) line.nights = before[index] ?? []
  return isFine
}

/** Guests in the house move from today on; guests who have not arrived from any day. */
const firstOpenDay = ({ today }: ModelHotel, { status }: ModelBooking, line: ModelLine) =>
  status === 'checked_in' ? Math.max(today, firstDay(line)) : firstDay(line)

export interface Move {
  room: number
  from: number
  takesNewRent: boolean
}

export const moveRoom = (
  hotel: ModelHotel,
  booking: ModelBooking,
  line: ModelLine,
  { room, from, takesNewRent }: Move,
) => {
  if (!isLive(booking) || line.departed) return false
  if (from < firstOpenDay(hotel, booking, line) || from > lastDay(line)) return false
  const moved = line.nights.filter(({ day }) => day >= from)
  if (moved.every((night) => night.room === room)) return false
  const rent = hotel.prices[room] ?? 0
  const nights = line.nights.map((night) =>
    night.day < from ? night : { ...night, room, rent: takesNewRent ? rent : night.rent },
  )
  return changeRooms(hotel, [{ booking, line, nights }])
}

/** The nights without a break in one room that a line has on a day, or next after it. */
const stayFrom = (line: ModelLine, from: number) => {
  const first = line.nights.find(({ day }) => day >= from)
  if (!first) return []
  const stay: ModelNight[] = []
  for (const night of line.nights) {
    if (night.day < first.day) continue
    if (night.room !== first.room) break
    stay.push(night)
  }
  return stay
}

type Side = { booking: ModelBooking; line: ModelLine }

/** Two lines swap the rooms of the stay that they have on a day or next. Each keeps its rent and its past nights. */
export const swapRooms = (hotel: ModelHotel, one: Side, other: Side, from: number) => {
  const sides = [one, other]
  if (one.line === other.line || sides.some(({ booking, line }) => !isLive(booking) || line.departed)) return false
  const [own, theirs] = sides.map(({ booking, line }) =>
    stayFrom(line, booking.status === 'checked_in' ? Math.max(from, hotel.today) : from),
  )
  const [ownRoom, theirRoom] = [own?.[0]?.room, theirs?.[0]?.room]
  if (ownRoom === undefined || theirRoom === undefined || ownRoom === theirRoom) return false
  const exchanged = ({ line }: Side, stay: ModelNight[] = [], room: number) =>
    line.nights.map((night) => (stay.includes(night) ? { ...night, room } : night))
  return changeRooms(hotel, [
    { ...one, nights: exchanged(one, own, theirRoom) },
    { ...other, nights: exchanged(other, theirs, ownRoom) },
  ])
}

/** A line stays until a later day, perhaps in another room from today on. */
export const extend = (
  hotel: ModelHotel,
  booking: ModelBooking,
  line: ModelLine,
  { to, room, takesNewRent }: { to: number; room: number | undefined; takesNewRent: boolean },
) => {
  const last = lastNight(line)
  if (!isLive(booking) || line.departed || to <= last.day + 1) return false
  const own = room ?? last.room
  const rent = takesNewRent && room !== undefined ? (hotel.prices[room] ?? 0) : last.rent
  const change = Math.max(last.day + 1, Math.min(to, hotel.today))
  const added = [...nightsFrom(last.day + 1, change, last.room, last.rent), ...nightsFrom(change, to, own, rent)]
  const isExtended = changeRooms(hotel, [{ booking, line, nights: [...line.nights, ...added] }])
  if (isExtended) booking.to = Math.max(booking.to, to)
  return isExtended
}

/** One room of a group leaves today; the last one leaves with the booking. */
export const checkOutRoom = (hotel: ModelHotel, booking: ModelBooking, line: ModelLine) => {
  const staying = booking.lines.filter(({ departed }) => !departed)
  if (booking.status !== 'checked_in' || line.departed || firstDay(line) > hotel.today || staying.length < 2)
    return false
  endLine(line, hotel.today)
  line.departed = true
  booking.to = Math.min(booking.to, Math.max(...booking.lines.map((one) => lastDay(one) + 1)))
  return true
}

/** A past night of guests in the house gets another rent. */
export const correctRent = (hotel: ModelHotel, booking: ModelBooking, line: ModelLine, day: number, rent: number) => {
  const night = nightOn(line, day)
  if (booking.status !== 'checked_in' || !night || day >= hotel.today) return false
  night.rent = rent
  return true
}
