import { BookingDetail, type BookingType } from '#contract/bookings/booking.ts'
import { fewestGroupRooms, GroupDraft } from '#contract/bookings/booking-draft.ts'
import { newFields } from '#contract/bookings/booking-fields.ts'
import type { PricedStay } from '#contract/bookings/room-nights.ts'
import { addDays, CalendarDate } from '#contract/kit/calendar-date.ts'
import { type Paise, paiseFromRupees, zero } from '#contract/kit/money.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { valuesOf } from '#web/kit/form/form-values.ts'

export type RoomLine = BookingInput['rooms'][number]

type Dates = Pick<RoomLine, 'check_in_date' | 'check_out_date'>

const noOwnDates: Dates = { check_in_date: null, check_out_date: null }
const datesOf = ({ check_in_date, check_out_date }: Dates): Dates => ({ check_in_date, check_out_date })
const hasDatesOf = (booking: Dates, room: Dates) =>
  room.check_in_date === booking.check_in_date && room.check_out_date === booking.check_out_date

export const emptyLine: RoomLine = { room_id: null, room_rent: 0, ...noOwnDates }

/** By default a walk-in for tonight. */
export const newBooking = (booking_type: BookingType, today: CalendarDate, guest_id: number | null): BookingInput => ({
  ...newFields,
  booking_type,
  guest_id,
  check_in_date: today,
  check_out_date: addDays(today, 1),
  number_of_adults: booking_type === 'group' ? 0 : newFields.number_of_adults,
  food_plan_id: null,
  late_entry_reason: null,
  room_ids: [],
  room_rent: 0,
  rooms: Array.from({ length: fewestGroupRooms }, () => emptyLine),
  group_name: '',
  group_size: null,
  guests: [],
})

export const inputOf = (booking: BookingDetail): BookingInput => {
  const { rooms, group_name, ...same } = valuesOf(BookingDetail, GroupDraft, booking)
  return {
    ...same,
    group_name: group_name ?? '',
    room_ids: rooms.slice(0, 1).map(({ id }) => id),
    room_rent: rooms[0]?.room_rent ?? 0,
    rooms: rooms.map((room) => ({
      room_id: room.id,
      room_rent: room.room_rent,
      ...(hasDatesOf(booking, room) ? noOwnDates : datesOf(room)),
    })),
  }
}

/**
 * The same booking as the other type. The room and rent of an individual booking are the first line of a group, so what
 * was chosen last is kept. Only a new group starts with 0 adults.
 */
export const asType = (input: BookingInput, booking_type: BookingType): BookingInput => {
  const same = { ...input, booking_type, number_of_adults: input.number_of_adults || newFields.number_of_adults }
  if (booking_type === 'individual') {
    const { room_id, room_rent } = input.rooms[0] ?? emptyLine
    return { ...same, room_ids: room_id === null ? [] : [room_id], room_rent }
  }
  const [room_id = null] = input.room_ids
  const [first = emptyLine, ...others] = withRoomFirst(input.rooms, room_id)
  return { ...same, rooms: [{ ...first, room_id, room_rent: input.room_rent }, ...others] }
}

/** If the room is in another line, that line and the first are swapped: a group must not have a room twice. */
const withRoomFirst = (lines: RoomLine[], room_id: number | null) => {
  const index = room_id === null ? -1 : lines.findIndex((line) => line.room_id === room_id)
  const [first, found] = [lines[0], lines[index]]
  return first && found ? lines.with(index, first).with(0, found) : lines
}

const amountOf = (amount: unknown) => paiseFromRupees(String(amount ?? '')) ?? zero

const mostNights = 366

/** The stay in the form, once its dates are valid; missing amounts count as zero. */
export const stayOfInput = (input: BookingInput): (PricedStay & { advance_amount: Paise }) | undefined => {
  const { check_in_date, check_out_date } = input
  const lines = input.booking_type === 'group' ? input.rooms : [{ ...emptyLine, room_rent: input.room_rent }]
  const days = [check_in_date, check_out_date, ...lines.flatMap((line) => [line.check_in_date, line.check_out_date])]
  const isReal = days.every((day) => day === null || CalendarDate.safeParse(day).success)
  if (!isReal || !check_in_date || !check_out_date) return undefined
  if (check_out_date <= check_in_date || check_out_date > addDays(check_in_date, mostNights)) return undefined
  return {
    rooms: lines.map((line) => ({
      room_rent: amountOf(line.room_rent),
      check_in_date: line.check_in_date ?? check_in_date,
      check_out_date: line.check_out_date ?? check_out_date,
    })),
    check_in_date,
    check_out_date,
    number_of_adults: input.number_of_adults ?? 0,
    number_of_children: input.number_of_children ?? 0,
    food_plan_rate: amountOf(input.food_plan_rate),
    advance_amount: amountOf(input.advance_amount),
  }
}
