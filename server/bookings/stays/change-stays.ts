import type { Booking } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import { enteredOn, firstOpenNight } from '#contract/bookings/stays/change-line.ts'
import { type Line, lastRoomOf, linesOf } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { hotelDay } from '#contract/kit/hotel-day.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { countChange, lockBooking } from '#server/bookings/booking-store.ts'
import { type PlannedBooking, readStays, saveLines } from '#server/bookings/stays/line-store.ts'
import { refuseOccupiedRooms, refuseUnfitRooms } from '#server/bookings/stays/refuse-unfit-rooms.ts'
import { stayProblems } from '#server/bookings/stays/stay-problems.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** Locks a live booking and reads its stays, for an action that changes some of them. */
export const openStays = async (given: Given, slug: string) => {
  const booking = await lockBooking(given.db, slug)
  if (!booking) throw bookingProblems.missing()
  return staysToChange(given.db, booking, hotelDay(booking, given.clock.now()))
}

/** The same without a lock, to show what an action would change. */
export const readOpenStays = async ({ db, clock }: Given, booking: OpenBooking) =>
  staysToChange(db, booking, await hotelToday(db, clock))

type OpenBooking = Pick<Booking, 'id' | 'status' | 'check_in_date' | 'check_out_date'>

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

/** Saves changed lines of bookings, unless a room is taken, too small, under maintenance or has other guests in it. */
export const saveChangedLines = async (
  db: Db,
  checked: Checked,
  ...bookings: (PlannedBooking & { moved: Line[] })[]
) => {
  const ids = bookings.map(({ id }) => id)
  const moved = bookings.flatMap((booking) => booking.moved)
  await refuseUnfitRooms(
    db,
    moved,
    { ...checked, perRoom: true, firstOpen: earliestOpen(bookings, checked.today) },
    ids,
  )
  const arrived = bookings.filter(({ status }) => status === 'checked_in').flatMap((booking) => booking.moved)
  await refuseOccupiedRooms(db, enteredOn(arrived, checked.today), checked.today, ids)
  await saveLines(db, ...bookings)
  for (const id of ids) await countChange(db, id)
}

/** Nights before today are over for guests in the house; bookings that have not arrived may begin earlier. */
const earliestOpen = (bookings: Pick<Booking, 'status'>[], today: CalendarDate) =>
  bookings.every(({ status }) => status === 'checked_in') ? today : undefined
