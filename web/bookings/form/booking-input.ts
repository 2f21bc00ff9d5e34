import { BookingDetail, type BookingType } from '#contract/bookings/booking.ts'
import { fewestGroupRooms, GroupDraft } from '#contract/bookings/booking-draft.ts'
import { newFields, noAdvance } from '#contract/bookings/booking-fields.ts'
import { firstOpenNight } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, averageRent, departureOf, type Line, lastStayOf, linesOf } from '#contract/bookings/stays/line.ts'
import { type DraftOfStay, planLines } from '#contract/bookings/stays/plan-lines.ts'
import { paiseFromRupees, rupeesFromPaise, zero } from '#contract/kit/money.ts'
import { addDays, CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { rentsOf, rentsToSend } from '#web/bookings/pricing/shown-rent.ts'
import { valuesOf } from '#web/kit/form/form-values.ts'

export type RoomLine = BookingInput['rooms'][number]

type Dates = Pick<RoomLine, 'check_in_date' | 'check_out_date'>

const noOwnDates: Dates = { check_in_date: null, check_out_date: null }
const hasDatesOf = (booking: Dates, room: Dates) =>
  room.check_in_date === booking.check_in_date && room.check_out_date === booking.check_out_date

const nobodyYet = { number_of_adults: null, number_of_children: null, number_of_infants: null }

export const emptyLine: RoomLine = {
  line: null,
  room_id: null,
  room_type_id: null,
  room_rent: 0,
  nightly_rents: [],
  ...nobodyYet,
  ...noOwnDates,
}

export interface StayNights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** By default a walk-in for tonight. */
export const newBooking = (
  booking_type: BookingType,
  today: CalendarDate,
  guest_id: number | null,
  dates: StayNights = { check_in_date: today, check_out_date: addDays(today, 1) },
): BookingInput => ({
  ...newFields,
  booking_type,
  guest_id,
  ...dates,
  number_of_adults: booking_type === 'group' ? 0 : newFields.number_of_adults,
  food_plan_id: null,
  late_entry_reason: null,
  room_ids: [],
  room_type_id: null,
  room_rent: 0,
  nightly_rents: [],
  rooms: Array.from({ length: fewestGroupRooms }, () => emptyLine),
  group_name: '',
  group_size: null,
  guests: [],
  companions: [],
})

/** The stays of a booking with the rents of their nights, as lines. */
export const linesOfBooking = ({ rooms }: Pick<BookingDetail, 'rooms'>) =>
  linesOf(rooms.map(({ id, nightly_rents, ...stay }) => ({ ...stay, room_id: id, nights: nightly_rents })))

export const inputOf = (booking: BookingDetail): BookingInput => {
  const { rooms: _stays, group_name, ...same } = valuesOf(BookingDetail, GroupDraft, booking)
  const rooms = linesOfBooking(booking).map((line) => lineInput(line, booking))
  return {
    ...noAdvance,
    companions: [],
    ...same,
    group_name: group_name ?? '',
    room_ids: rooms.slice(0, 1).flatMap(({ room_id }) => room_id ?? []),
    room_type_id: null,
    room_rent: rooms[0]?.room_rent ?? 0,
    nightly_rents: rooms[0]?.nightly_rents ?? [],
    rooms,
  }
}

/** The form shows the last room of a line and its average rent. */
const lineInput = (line: Line, booking: BookingDetail): RoomLine => {
  const last = lastStayOf(line)
  const dates = { check_in_date: arrivalOf(line), check_out_date: departureOf(line) }
  return {
    ...emptyLine,
    line: line.line,
    room_id: last.room_id,
    room_rent: rupeesFromPaise(averageRent(last.nights)),
    nightly_rents: rentsOf(last.nights),
    // The people of a room that has left no longer belong to the booking's people.
    ...(line.departed_on
      ? nobodyYet
      : {
          number_of_adults: line.number_of_adults,
          number_of_children: line.number_of_children,
          number_of_infants: line.number_of_infants,
        }),
    ...(hasDatesOf(booking, dates) ? noOwnDates : dates),
  }
}

/**
 * The same booking as the other type. The room and rent of an individual booking are the first line of a group, so what
 * was chosen last is kept. Only a new group starts with 0 adults.
 */
export const asType = (input: BookingInput, booking_type: BookingType): BookingInput => {
  const same = { ...input, booking_type, number_of_adults: input.number_of_adults || newFields.number_of_adults }
  if (booking_type === 'individual') {
    const { room_id, room_type_id, room_rent, nightly_rents } = input.rooms[0] ?? emptyLine
    return { ...same, room_ids: room_id === null ? [] : [room_id], room_type_id, room_rent, nightly_rents }
  }
  const [room_id = null] = input.room_ids
  const [first = emptyLine, ...others] = withRoomFirst(input.rooms, room_id)
  const { room_type_id, room_rent, nightly_rents } = input
  return { ...same, rooms: [{ ...first, room_id, room_type_id, room_rent, nightly_rents }, ...others] }
}

/** If the room is in another line, that line and the first are swapped: a group must not have a room twice. */
const withRoomFirst = (lines: RoomLine[], room_id: number | null) => {
  const index = room_id === null ? -1 : lines.findIndex((line) => line.room_id === room_id)
  const [first, found] = [lines[0], lines[index]]
  return first && found ? lines.with(index, first).with(0, found) : lines
}

const amountOf = (amount: unknown) => paiseFromRupees(String(amount ?? '')) ?? zero

const mostNights = 366

/** The edited booking, and the first of its nights that may still change. */
export interface EditedStay {
  lines: Line[]
  firstOpen: CalendarDate | undefined
}

export const editedStay = (booking: BookingDetail | undefined, today: CalendarDate): EditedStay | undefined =>
  booking && { lines: linesOfBooking(booking), firstOpen: firstOpenNight(booking, today) }

/** The stay in the form, once its dates are valid; missing amounts count as zero. */
export const stayOfInput = (input: BookingInput, edited: EditedStay | undefined) => {
  const { check_in_date, check_out_date } = input
  const rooms = input.booking_type === 'group' ? input.rooms : []
  const days = [check_in_date, check_out_date, ...rooms.flatMap((line) => [line.check_in_date, line.check_out_date])]
  const isReal = days.every((day) => day === null || CalendarDate.safeParse(day).success)
  if (!isReal || !check_in_date || !check_out_date) return undefined
  if (check_out_date <= check_in_date || check_out_date > addDays(check_in_date, mostNights)) return undefined
  const advance_amount = amountOf(input.advance_amount)
  const lines = planLines(draftOf(input, { check_in_date, check_out_date }), edited)
  return { lines: lines.filter(({ nights }) => nights.length > 0), check_in_date, check_out_date, advance_amount }
}

/** The parts of the draft that decide the bill. */
export const draftOf = (
  input: BookingInput,
  dates: { check_in_date: CalendarDate; check_out_date: CalendarDate },
): DraftOfStay => {
  const shared = {
    ...dates,
    number_of_adults: input.number_of_adults ?? 0,
    number_of_children: input.number_of_children ?? 0,
    number_of_infants: input.number_of_infants ?? 0,
    food_plan_id: input.food_plan_id ?? 0,
    food_plan_rate: amountOf(input.food_plan_rate),
  }
  if (input.booking_type === 'individual') {
    return {
      ...shared,
      booking_type: 'individual',
      room_ids: input.room_ids.slice(0, 1),
      room_rent: amountOf(input.room_rent),
      nightly_rents: rentsToSend(input, input.rate_plan_id),
    }
  }
  const rooms = input.rooms.map((line) => ({
    line: line.line ?? undefined,
    room_id: line.room_id ?? undefined,
    room_rent: amountOf(line.room_rent),
    nightly_rents: rentsToSend(line, input.rate_plan_id),
    check_in_date: line.check_in_date ?? undefined,
    check_out_date: line.check_out_date ?? undefined,
    number_of_adults: line.number_of_adults ?? undefined,
    number_of_children: line.number_of_children ?? undefined,
    number_of_infants: line.number_of_infants ?? undefined,
  }))
  return { ...shared, booking_type: 'group', rooms }
}
