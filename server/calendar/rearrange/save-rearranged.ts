import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { changedNights } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, type Line, staysOfLine } from '#contract/bookings/stays/line.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { Move, Rearrange } from '#contract/calendar/rearrange.ts'
import { type CalendarDate, earlierOf, laterOf, latestOf } from '#contract/kit/time/calendar-date.ts'
import { setDatesOf } from '#server/bookings/booking-store.ts'
import { saveChangedLines } from '#server/bookings/stays/actions/change-stays.ts'
import { lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { OpenBookings } from '#server/calendar/rearrange/open-bookings.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'
import { type BookingBefore, keepForUndo } from '#server/calendar/rearrange/undo-store.ts'
import type { Db } from '#server/db/connect.ts'

type OpenBooking = OpenBookings[number]

export interface ChangedBooking extends OpenBooking {
  /** The lines after the change. */
  changed: Line[]
  /** The dates of the booking, if they don't just follow its rooms. */
  dates?: BookingBefore['dates']
  /** The reason for violated restrictions, if it changes. */
  reason?: string | null
}

/** The move in the list that put a stay of this booking into the room. */
const moveInto = (moves: Move[], { saved }: ChangedBooking, roomId: number) =>
  moves.findIndex(({ stay, room_id }) => room_id === roomId && saved.some(({ slug }) => slug === stay))

/** Refuses two of the moved bookings in one room on a night. */
const refuseOverlap = (bookings: ChangedBooking[], moves: Move[], rooms: { id: number; room_number: string }[]) => {
  const taken = new Map<string, ChangedBooking>()
  for (const booking of bookings) {
    const nights = booking.changed.filter((line) => !line.departed_on).flatMap((line) => line.nights)
    for (const { room_id, date } of nights.filter((night) => night.date >= (booking.firstOpen ?? ''))) {
      const other = taken.get(`${room_id} ${date}`)
      taken.set(`${room_id} ${date}`, booking)
      if (!other) continue
      const room = rooms.find(({ id }) => id === room_id)?.room_number ?? ''
      const index = Math.max(moveInto(moves, booking, room_id), moveInto(moves, other, room_id), 0)
      const names = [other.booking.booking_number, booking.booking.booking_number] as const
      const isSameBooking = other === booking
      throw calendarProblems.roomTaken(
        index,
        isSameBooking ? say.sharedRoom(names[0], room) : say.roomNeededTwice(room, ...names),
      )
    }
  }
}

/** Refuses a room that a booking has which is not moved; the refusal names the move. */
const refuseTakenRooms = async (db: Db, bookings: ChangedBooking[], moves: Move[]) => {
  const stays = bookings.flatMap(({ lines, changed }) => changedNights(lines, changed).flatMap(staysOfLine))
  const ids = bookings.map(({ booking }) => booking.id)
  const { rooms, taken } = await lockRooms(db, stays, ids)
  refuseOverlap(bookings, moves, rooms)
  if (!taken) return
  const room = rooms.find(({ room_number }) => room_number === taken.room_number)
  const index = moves.findIndex(({ room_id }) => room_id === room?.id)
  const message = taken.for_maintenance ? bookingMessages.roomBlocked : bookingMessages.roomTaken
  throw calendarProblems.roomTaken(
    Math.max(0, index),
    message(taken.room_number, taken.check_in_date, taken.check_out_date),
  )
}

const firstDay = (lines: Line[]) => lines.map(arrivalOf).reduce(earlierOf)
const lastDay = (lines: Line[]) => latestOf(lines.map(departureOf))

/** The dates of a booking follow its rooms. A booking that began before its first room, or ends later, stays so. */
export const datesOf = ({ booking, lines, changed }: ChangedBooking) => {
  const follow = (
    day: CalendarDate,
    of: (lines: Line[]) => CalendarDate,
    outer: (one: CalendarDate, other: CalendarDate) => CalendarDate,
  ) => (of(lines) === day ? of(changed) : outer(day, of(changed)))
  return {
    check_in_date: follow(booking.check_in_date, firstDay, earlierOf),
    check_out_date: follow(booking.check_out_date, lastDay, laterOf),
  }
}

const isSame = (one: Line, other: Line) => JSON.stringify(one.nights) === JSON.stringify(other.nights)

const hasChanged = ({ lines, changed }: ChangedBooking) =>
  lines.some((line, index) => !isSame(line, changed[index] ?? line))

/** Past nights that the change adds to guests in the house: they have slept here, so the change can't be undone. */
const addsPastNights = ({ firstOpen, lines, changed }: ChangedBooking) =>
  changedNights(lines, changed).some(({ nights }) => nights.some(({ date }) => date < (firstOpen ?? '')))

/** Saves the bookings together, and keeps what they were, so that the change can be undone. */
export const saveRearranged = async (
  db: Db,
  planned: ChangedBooking[],
  { moves = [], confirm_occupancy = false }: Partial<Rearrange>,
) => {
  const bookings = planned.filter(hasChanged)
  const [first] = bookings
  if (!first) throw calendarProblems.nothingChanged()
  await refuseTakenRooms(db, bookings, moves)
  await saveChangedLines(db, { confirm_occupancy, today: first.today }, ...bookings)
  await setDatesOf(
    db,
    bookings.map(({ reason, ...booking }) => ({
      id: booking.booking.id,
      ...(booking.dates ?? datesOf(booking)),
      rate_override_reason: reason === undefined ? booking.booking.rate_override_reason : reason,
    })),
  )
  const versions = bookings.map(({ booking }) => ({ booking: booking.slug, version: booking.version + 1 }))
  if (bookings.some(addsPastNights)) return { bookings: versions, undo: null }
  const before = bookings.map(({ booking, lines }) => ({
    booking: booking.slug,
    version: booking.version + 1,
    dates: { check_in_date: booking.check_in_date, check_out_date: booking.check_out_date },
    reason: booking.rate_override_reason,
    lines: lines.map(({ line, nights }) => ({ line, nights })),
  }))
  return { bookings: versions, undo: { rearrangement: await keepForUndo(db, before) } }
}
