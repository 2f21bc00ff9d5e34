import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import { changedNights, enteredOn, firstOpenNight } from '#contract/bookings/stays/change-line.ts'
import { departureOf, type Line, lastRoomOf, linesOf, type People } from '#contract/bookings/stays/line.ts'
import { type CalendarDate, latestOf } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, lockBookingsInOrder, raiseVersion } from '#server/bookings/booking-store.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import { readStays, readStaysOf, saveLines } from '#server/bookings/stays/line-store.ts'
import { refuseSharedRooms, refuseUnfitRooms } from '#server/bookings/stays/refuse-unfit-rooms.ts'
import type { Db } from '#server/db/connect.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'
import { keepServedRoom } from '#server/orders/order-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { refuseHighRents } from '#server/taxes/specified-premises/refuse-high-prices.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** Locks a live booking and reads its stays, for an action that changes some of them. */
export const openStays = async (given: Given, slug: string, version?: number) => {
  const booking = await lockBooking(given.db, slug)
  if (!booking) throw bookingProblems.missing()
  if (version !== undefined && booking.version !== version) {
    throw await changedMeanwhile(given.db, { entity: 'booking', slug }, bookingMessages.changedMeanwhile)
  }
  return staysToChange(given.db, booking, hotelDay(booking, given.clock.now()))
}

/** The same without a lock, to show what an action would change. */
export const readOpenStays = async ({ db, clock }: Given, booking: OpenBooking) =>
  staysToChange(db, booking, await hotelToday(db, clock))

/** The same of several bookings that are locked, or only read to show what a change would do. */
export const openSeveral = async (
  { db, clock }: Given,
  slugs: string[],
  read: typeof lockBookingsInOrder = lockBookingsInOrder,
) => {
  const bookings = await read(db, slugs)
  const stays = await readStaysOf(
    db,
    bookings.map(({ id }) => id),
  )
  return bookings.map((booking) => {
    const [saved, today] = [stays.get(booking.id) ?? [], hotelDay(booking, clock.now())]
    return { booking, saved, lines: linesOf(saved), today, firstOpen: firstOpenNight(booking, today) }
  })
}

type OpenBooking = Pick<
  Booking,
  'id' | 'slug' | 'status' | 'check_in_date' | 'check_out_date' | 'rate_plan_id' | 'company_id'
>

const staysToChange = async (db: Db, booking: OpenBooking, today: CalendarDate) => {
  if (!isLive(booking)) throw stayProblems.notLive(booking.status)
  const saved = await readStays(db, booking.id)
  return { booking, saved, lines: linesOf(saved), today, firstOpen: firstOpenNight(booking, today) }
}

export type OpenStays = Awaited<ReturnType<typeof openStays>>

/** The line that an action is about. Only a booking with one room may leave it out. */
export const mustFindLine = ({ lines, saved }: Pick<OpenStays, 'lines' | 'saved'>, wanted: number | undefined) => {
  const staying = lines.filter((line) => !line.departed_on)
  const line = wanted === undefined && staying.length === 1 ? staying[0] : lines.find(({ line }) => line === wanted)
  if (!line) throw wanted === undefined ? stayProblems.chooseLine() : stayProblems.lineMissing()
  if (line.departed_on) throw stayProblems.lineDeparted(numberOfRoom(saved, lastRoomOf(line)))
  return line
}

export const numberOfRoom = (saved: OpenStays['saved'], roomId: number) =>
  saved.find(({ room_id }) => room_id === roomId)?.room_number ?? ''

interface Checked {
  confirm_occupancy: boolean
  today: CalendarDate
}

interface ChangedBooking extends OpenStays {
  /** The lines as they shall be. */
  changed: Line[]
}

/** Saves changed lines of bookings, unless a room is taken, too small, under maintenance or has other guests in it. */
export const saveChangedLines = async (
  db: Db,
  { confirm_occupancy, today }: Checked,
  ...bookings: ChangedBooking[]
) => {
  const ids = bookings.map(({ booking }) => booking.id)
  const nights = bookings.flatMap(({ lines, changed }) => changedNights(lines, changed))
  await refuseUnfitRooms(db, nights, { confirm_occupancy, perRoom: true }, ids)
  for (const { lines, changed } of bookings) await refuseHighRents(db, lines, changed)
  const inHouse = bookings.filter(({ booking }) => booking.status === 'checked_in')
  for (const open of inHouse) await keepServedOrders(db, open, today)
  await saveLines(db, ...bookings.map(({ booking, saved, changed }) => ({ ...booking, saved, lines: changed })))
  await refuseSharedRooms(
    db,
    inHouse.flatMap(({ changed }) => enteredOn(changed, today)),
    today,
  )
  return ids
}

/** Orders of a booking with several rooms name their room anyway. */
const keepServedOrders = async (db: Db, { booking, lines, changed }: ChangedBooking, today: CalendarDate) => {
  const [before, ...others] = enteredOn(lines, today)
  if (before === undefined || others.length > 0 || enteredOn(changed, today).includes(before)) return
  await keepServedRoom(db, booking.id, before, today)
}

/** Saves the lines of a booking some of whose guests have left. The booking ends with the last line. */
export const saveDeparture = async (db: Db, { booking, saved }: OpenStays, lines: Line[], people?: People) => {
  await saveLines(db, { ...booking, saved, lines })
  await raiseVersion(db, [booking.id], { check_out_date: latestOf(lines.map(departureOf)), ...people })
}
