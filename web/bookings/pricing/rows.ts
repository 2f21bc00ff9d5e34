import type { BookingDetail } from '#contract/bookings/booking.ts'
import { arrivalOf, departureOf, type Line, lastRoomOf, lastStayOf } from '#contract/bookings/stays/line.ts'
import { planLines } from '#contract/bookings/stays/plan-lines.ts'
import { addDays, CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { QuoteQuery } from '#contract/rates/quote.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { draftOf, type EditedStay, type RoomLine } from '#web/bookings/form/booking-input.ts'

/** One room of the form, with what its price depends on. */
export interface Row extends Pick<RoomLine, 'room_id' | 'room_type_id' | 'room_rent' | 'nightly_rents'> {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  adults: number
  children: number
  /** The line of the booking that is edited. */
  line: Line | undefined
}

/** The booking that is edited. */
export interface SavedStay extends EditedStay, Pick<BookingDetail, 'slug' | 'rate_plan_id' | 'company_id' | 'rooms'> {}

const longestQuote = 365

/** The rooms of the form in its order. A room without valid dates is undefined. */
export const rowsOf = (input: BookingInput, saved: SavedStay | undefined): (Row | undefined)[] => {
  const { check_in_date: from, check_out_date: to } = input
  if (input.booking_type === 'individual') {
    const [room_id = null] = input.room_ids
    const { room_type_id, room_rent, nightly_rents, number_of_adults, number_of_children } = input
    const people = { adults: number_of_adults ?? 0, children: number_of_children ?? 0 }
    const dates = validNights(from, to)
    return [
      dates && {
        room_id,
        room_type_id,
        room_rent,
        nightly_rents,
        ...dates,
        ...people,
        line: saved?.lines.find(isHere),
      },
    ]
  }
  const booking = validNights(from, to)
  const planned = booking ? planLines(draftOf(input, booking), saved) : []
  const named = new Set(input.rooms.map(({ line }) => line))
  // A room that was taken out and added again is found by its room, as on the server.
  const unnamed = planned.filter(({ line, departed_on }) => !named.has(line) && departed_on === null)
  const takeUnnamed = (room_id: number | null) => {
    const index = unnamed.findIndex((line) => line.nights.length > 0 && lastRoomOf(line) === (room_id ?? 0))
    return index < 0 ? undefined : unnamed.splice(index, 1)[0]
  }
  return input.rooms.map(({ line: number, check_in_date, check_out_date, ...room }) => {
    const dates = validNights(check_in_date ?? from, check_out_date ?? to)
    const own = number === null ? takeUnnamed(room.room_id) : planned.find(({ line }) => line === number)
    if (!dates || !own) return undefined
    const { room_id, room_type_id, room_rent, nightly_rents } = room
    const people = { adults: own.number_of_adults, children: own.number_of_children }
    const line = saved?.lines.find((candidate) => candidate.line === own.line)
    return line?.departed_on
      ? undefined
      : { room_id, room_type_id, room_rent, nightly_rents, ...dates, ...people, line }
  })
}

const isHere = ({ departed_on }: Line) => departed_on === null

const validNights = (check_in_date: string | null, check_out_date: string | null) => {
  if (!CalendarDate.safeParse(check_in_date).success || !CalendarDate.safeParse(check_out_date).success)
    return undefined
  if (!check_in_date || !check_out_date || check_out_date <= check_in_date) return undefined
  return check_out_date > addDays(check_in_date, longestQuote) ? undefined : { check_in_date, check_out_date }
}

export const hasRoom = ({ room_id, room_type_id }: Row) => room_id !== null || room_type_id !== null

/** Whether the people of a booked line have changed. Its nights keep their prices without the people. */
export const hasOtherPeople = ({ line, adults, children }: Row) =>
  adults !== line?.number_of_adults || children !== line.number_of_children

export const hasOtherRoom = ({ line, room_id }: Row) => line === undefined || lastStayOf(line).room_id !== room_id

const hasOtherDates = ({ line, check_in_date, check_out_date }: Row) =>
  line === undefined || arrivalOf(line) !== check_in_date || departureOf(line) !== check_out_date

interface Terms {
  rate_plan_id: number | null
  company_id: number | null
}

/** How a room of any type is quoted in place of this one, to compare the types. */
export const typesQueryOf = (
  row: Row | undefined,
  { rate_plan_id, company_id }: Terms,
  saved: SavedStay | undefined,
): QuoteQuery | undefined => {
  if (!row || rate_plan_id === null) return undefined
  const { check_in_date, check_out_date, adults, children } = row
  return {
    ...{ check_in_date, check_out_date, adults, children, rate_plan_id },
    ...(company_id !== null && { company_id }),
    ...(saved && { except_booking: saved.slug }),
  }
}

/**
 * How a room of the form is quoted; undefined if nothing has changed: a booking keeps the prices of its nights. Fewer
 * nights have no new price, but perhaps a violated restriction.
 */
export const quoteQueryOf = (
  row: Row | undefined,
  terms: Terms,
  saved: SavedStay | undefined,
): QuoteQuery | undefined => {
  if (!row || terms.rate_plan_id === null || !hasRoom(row)) return undefined
  const isOther = hasOtherPeople(row) || hasOtherRoom(row) || hasOtherDates(row)
  const isSameContract = terms.rate_plan_id === saved?.rate_plan_id && terms.company_id === saved.company_id
  const isKept = row.line && !isOther && isSameContract
  const query = isKept ? undefined : typesQueryOf(row, terms, saved)
  const { room_id, room_type_id } = row
  return query && { ...query, ...(room_id === null ? { room_type_id: room_type_id ?? undefined } : { room_id }) }
}
