import { BookingStatus } from '#contract/bookings/booking.ts'
import { Guest, GuestChanges } from '#contract/guests/guest.ts'
import { Id } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { localTime } from '#contract/kit/time/local-time.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'

/** What the desk usually answers; anything else can be typed. */
export const relations = [
  'Wife',
  'Husband',
  'Son',
  'Daughter',
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Friend',
  'Colleague',
] as const

const Line = z.int().positive()
const relation = text(50)
const age = wholeNumber().min(0, say.wrongAge).max(120, say.wrongAge).nullable()

/** A person who sleeps in a room of a booking. */
export const Occupant = z.object({
  slug: Slug,
  /** The room of the booking; null if that room is no longer booked. */
  line: Line.nullable(),
  /** To the first guest of the room; empty for that guest. */
  relation: z.string(),
  /** On the day of arrival, by the birth date or as told. */
  age: z.int().nullable(),
  /** As told, for people whose birth date is not known. */
  told_age: z.int().nullable(),
  /** Null before the arrival, and if only its date is known. */
  arrived_at: Instant.nullable(),
  left_at: Instant.nullable(),
  /** The guest in whose name the room is booked. */
  is_booker: z.boolean(),
  guest: Guest,
  version: z.int(),
})
export type Occupant = z.output<typeof Occupant>

/** Somebody who stayed with these people before, or who is on the list of the group. */
export const LikelyOccupant = z.object({
  guest_id: Id,
  name: z.string(),
  relation: z.string(),
  age: z.int().nullable(),
})
export type LikelyOccupant = z.output<typeof LikelyOccupant>

export const OccupantsOfBooking = z.object({ occupants: z.array(Occupant), likely: z.array(LikelyOccupant) })
export type OccupantsOfBooking = z.output<typeof OccupantsOfBooking>

/** A booking that a guest sleeps in. */
export const GuestStay = z.object({
  slug: Slug,
  booking_number: z.string(),
  status: BookingStatus,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  /** The rooms one after another; none if the guest's room is no longer booked. */
  rooms: z.array(z.string()),
  is_booker: z.boolean(),
  relation: z.string(),
  /** Everybody else in the room. */
  others: z.array(z.object({ name: z.string(), relation: z.string() })),
})
export type GuestStay = z.output<typeof GuestStay>

/** The latest stays of a guest, and how many there are. */
export const GuestStays = z.object({ stays: z.array(GuestStay), total: z.int() })
export type GuestStays = z.output<typeof GuestStays>

/** A guest of the list, or a new one: of a new one only name and nationality must be known at once. */
export const OccupantDraft = z
  .object({
    line: Line.default(1),
    relation: relation.default(''),
    age: age.default(null),
    guest_id: Id.optional(),
    guest: GuestChanges.optional(),
  })
  .refine(({ guest_id, guest }) => (guest_id === undefined) !== (guest === undefined), {
    message: say.whoIsIt,
    path: ['guest_id'],
  })
export type OccupantDraft = z.output<typeof OccupantDraft>

export const OccupantEdit = z
  .object({
    line: Line,
    relation: relation.default(''),
    age: age.default(null),
    /** In the hotel's zone; a time that is left out stays as it is. */
    arrived_at: localTime(say.wholeTime).nullable().optional(),
    left_at: localTime(say.wholeTime).nullable().optional(),
    version: Version,
  })
  .refine(({ arrived_at, left_at }) => !arrived_at || !left_at || left_at >= arrived_at, {
    message: say.leftTooEarly,
    path: ['left_at'],
  })
export type OccupantEdit = z.output<typeof OccupantEdit>
