import { BookingDetail, type BookingType } from '#contract/bookings/booking.ts'
import { fewestGroupRooms, GroupDraft } from '#contract/bookings/booking-draft.ts'
import { newFields } from '#contract/bookings/booking-fields.ts'
import type { PricedStay } from '#contract/bookings/room-nights.ts'
import { addDays, CalendarDate } from '#contract/kit/calendar-date.ts'
import { type Paise, paiseFromRupees, zero } from '#contract/kit/money.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { valuesOf } from '#web/kit/form/form-values.ts'

export type RoomLine = BookingInput['rooms'][number]

export const emptyLine: RoomLine = { room_id: null, room_rent: 0, check_in_date: null, check_out_date: null }

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
  const { check_in_date, check_out_date } = booking
  return {
    ...same,
    group_name: group_name ?? '',
    room_ids: rooms.slice(0, 1).map(({ id }) => id),
    room_rent: rooms[0]?.room_rent ?? 0,
    rooms: rooms.map((room) => ({
      room_id: room.id,
      room_rent: room.room_rent,
      // The room's own dates; null if it has the booking's.
      check_in_date: room.check_in_date === check_in_date ? null : room.check_in_date,
      check_out_date: room.check_out_date === check_out_date ? null : room.check_out_date,
    })),
  }
}

/** The input for the other type of booking: the chosen room becomes the group's first room, and vice versa. */
export const asType = (input: BookingInput, booking_type: BookingType): BookingInput => {
  if (booking_type === 'individual') {
    const [first] = input.rooms
    const room_ids = first?.room_id ? [first.room_id] : input.room_ids
    return { ...input, booking_type, room_ids, room_rent: first?.room_rent || input.room_rent }
  }
  const [chosen] = input.room_ids
  const isListed = input.rooms.some(({ room_id }) => room_id === chosen)
  const [first = emptyLine, ...others] = input.rooms
  const rooms =
    chosen !== undefined && !isListed && first.room_id === null
      ? [{ ...first, room_id: chosen, room_rent: input.room_rent }, ...others]
      : input.rooms
  return { ...input, booking_type, rooms }
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
