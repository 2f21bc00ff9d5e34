import { advanceFields, amount, draftFields } from '#contract/bookings/booking-fields.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import type { People } from '#contract/bookings/stays/line.ts'
import { addUpPeople, countPeople } from '#contract/bookings/stays/split-people.ts'
import { peopleOf, roomOrTypeGiven, wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import { Id } from '#contract/kit/id.ts'
import type { Paise } from '#contract/kit/money.ts'
import { text } from '#contract/kit/text.ts'
import { addDays, CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

export const longestStay = 365
/** An overstay may be longer than a booking; this limit catches a mistyped year. */
export const longestOverstay = 730
/** How many days before the departure an early check-in may be; this limit catches a mistyped year, too. */
export const earliestArrivalDays = 4 * 365
export const furthestArrival = 730
const oldestLateEntry = 365
export const fewestGroupRooms = 2
export const mostGroupRooms = 50

const chosen = (message: string) => z.int(message).pipe(Id)

/** Both types of booking have these. */
const shared = {
  ...draftFields,
  ...advanceFields,
  /** The stay began before it was entered, for instance during an outage. The reason is stored. */
  late_entry_reason: text(500).optional(),
  /** Who else sleeps in the rooms; of a new booking only. Without a line, in the first room. */
  companions: z
    .array(z.object({ guest_id: Id, relation: text(50).default(''), line: z.int().positive().default(1) }))
    .max(500, 'At most 500 people can be listed')
    .optional(),
  /** The desk has confirmed that there are more people than the rooms are for. */
  confirm_occupancy: z.boolean().default(false),
}

const rent = amount(say.rentRequired, say.rentNegative)

/** The rent of each night. Nights that are not in the list get `room_rent`. */
const nightlyRents = z
  .array(z.object({ date: CalendarDate, rent }))
  .max(longestStay)
  .optional()

/** Any room of this type will do, instead of a named one: the server chooses it, and the booking is not pinned to it. */
const anyOfType = Id.optional()

export const IndividualDraft = z.object({
  booking_type: z.literal('individual'),
  guest_id: chosen(say.chooseGuest),
  room_ids: z.array(chosen(say.chooseRoom), say.chooseRoom).max(1, say.chooseRoom).default([]),
  room_type_id: anyOfType,
  /** The rent of every night. An edit with the average of the current rents leaves each night as it is. */
  room_rent: rent,
  nightly_rents: nightlyRents,
  food_plan_id: chosen(say.chooseFoodPlan),
  ...shared,
})

/** How many people are in a room; without these numbers the booking's people are divided evenly. */
const peopleInRoom = wholeNumber().min(0, say.notNegative).max(500, say.tooManyPeople).optional()

const GroupRoom = z.object({
  /** The line of the booking that is edited; a room without one is a new line, or found by its room. */
  line: z.int().positive().optional(),
  room_id: chosen(say.groupRoomRequired).optional(),
  room_type_id: anyOfType,
  room_rent: rent,
  nightly_rents: nightlyRents,
  number_of_adults: peopleInRoom,
  number_of_children: peopleInRoom,
  number_of_infants: peopleInRoom,
  /** A room may have its own dates inside the booking's. */
  check_in_date: CalendarDate.optional(),
  check_out_date: CalendarDate.optional(),
})

export const GroupDraft = z.object({
  booking_type: z.literal('group'),
  guest_id: chosen(say.groupGuestRequired),
  rooms: z.array(GroupRoom).min(fewestGroupRooms, say.atLeastTwoRooms).max(mostGroupRooms, say.tooManyRooms),
  group_name: text(100).default(''),
  group_size: wholeNumber()
    .min(1, 'Enter how many people belong to the group')
    .max(5000, 'At most 5,000 people')
    .nullish(),
  guests: z
    .array(z.object({ guest_id: Id.nullish(), guest_name: text(100).default('') }))
    .max(500, 'At most 500 guests can be listed')
    .default([]),
  food_plan_id: chosen(say.groupFoodPlanRequired),
  ...shared,
})

type OptionalAdvance<Draft> = Omit<Draft, 'advance_amount'> & { advance_amount?: Paise | undefined }

/** A new booking, or an edit, which may leave the advance out. */
export type AnyDraft = OptionalAdvance<z.output<typeof IndividualDraft>> | OptionalAdvance<z.output<typeof GroupDraft>>

/** The errors in the dates of a stay. */
export const wrongNights = (from: CalendarDate, to: CalendarDate) => {
  if (to <= from) return say.checkOutAfterCheckIn
  if (nightsBetween(from, to) > longestStay) return say.stayTooLong(longestStay)
  return undefined
}

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** The errors in a room's own dates, by the field to change. They must lie inside the booking's dates. */
const wrongOwnNights = (room: Nights, booking: Nights): Partial<Nights> => {
  // Invalid dates and wrong dates of the booking have their own messages.
  const days = [booking.check_in_date, booking.check_out_date, room.check_in_date, room.check_out_date]
  if (!days.every((day) => CalendarDate.safeParse(day).success)) return {}
  if (wrongNights(booking.check_in_date, booking.check_out_date)) return {}
  const isIn = (day: CalendarDate) => booking.check_in_date <= day && day <= booking.check_out_date
  const wrong: Partial<Nights> = {}
  const { check_in_date, check_out_date } = booking
  if (!isIn(room.check_in_date)) wrong.check_in_date = say.roomArrivalOutside(check_in_date, check_out_date)
  if (!isIn(room.check_out_date)) wrong.check_out_date = say.roomDepartureOutside(check_in_date, check_out_date)
  if (Object.keys(wrong).length > 0 || room.check_out_date > room.check_in_date) return wrong
  return { check_out_date: say.checkOutAfterCheckIn }
}

/** Forms also check this as soon as both dates are given, even if a room is missing. */
export const datesMakeSense = (draft: AnyDraft, context: z.core.$RefinementCtx) => {
  const complain = (path: (string | number)[], message: string | undefined) => {
    if (message) context.addIssue({ code: 'custom', path, message })
  }
  complain(['check_out_date'], wrongNights(draft.check_in_date, draft.check_out_date))
  if (draft.booking_type === 'individual') {
    const named = 1 + (draft.companions?.length ?? 0)
    complain(['number_of_adults'], countPeople(draft) < named ? say.peopleNamed(named) : undefined)
    return
  }
  const parties = draft.rooms.map(peopleOf).filter((people) => people !== undefined)
  if (parties.length === draft.rooms.length) {
    for (const [kind, count] of Object.entries(addUpPeople(parties))) {
      complain([kind], count === draft[kind as keyof People] ? undefined : say.peopleInRooms(count))
    }
  }
  for (const [index, stay] of wantedRooms(draft).entries()) {
    for (const [field, message] of Object.entries(wrongOwnNights(stay, draft))) {
      complain(['rooms', index, field], message)
    }
    const others = draft.rooms.slice(0, index)
    // Two lines of a saved booking may have had one room after each other: then the database decides.
    const isRepeated = others.some(
      (other) => stay.room_id && other.room_id === stay.room_id && !(other.line && stay.line),
    )
    complain(['rooms', index, 'room_id'], isRepeated ? say.roomTwice : undefined)
    const isSameLine = Boolean(stay.line) && others.some(({ line }) => line === stay.line)
    complain(['rooms', index, 'line'], isSameLine ? say.lineTwice : undefined)
  }
}

export const BookingDraft = z
  .discriminatedUnion('booking_type', [IndividualDraft, GroupDraft], say.chooseType)
  .superRefine(datesMakeSense)
  .superRefine(roomOrTypeGiven, { when: () => true })
export type BookingDraft = z.infer<typeof BookingDraft>

const edit = {
  /** The version that it was made from, so that it can't silently undo a colleague's change. */
  version: Version,
  /** If it is given, it must be the money received: an edit takes and returns none. */
  advance_amount: advanceFields.advance_amount.optional(),
}

export const BookingEdit = z
  .discriminatedUnion('booking_type', [IndividualDraft.extend(edit), GroupDraft.extend(edit)])
  .superRefine(datesMakeSense)
  .superRefine(roomOrTypeGiven, { when: () => true })
export type BookingEdit = z.infer<typeof BookingEdit>

/** The arrival of a new booking must not be in the past, except for a late entry, nor too far ahead or back. */
export const wrongArrival = (arrival: CalendarDate, today: CalendarDate, isLateEntry: boolean) => {
  if (arrival < today && !isLateEntry) return say.dateInPast
  if (arrival < addDays(today, -oldestLateEntry)) return say.tooLongAgo
  if (arrival > addDays(today, furthestArrival)) return say.tooFarAhead
  return undefined
}
