import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { RoomCondition } from '#contract/rooms/room-condition.ts'

/** How far the cleaning of a room is on a day. With the last two the room stays dirty, and the desk sees why. */
export const CleaningState = z.enum(['waiting', 'started', 'done', 'inspected', 'do_not_disturb', 'refused'])
export type CleaningState = z.infer<typeof CleaningState>

/**
 * Why a room is cleaned on a day: its guests leave, they stay, or nobody is in it and it is dirty (or was, before it was
 * cleaned that day).
 */
export const CleaningKind = z.enum(['departure', 'stay', 'vacant'])
export type CleaningKind = z.infer<typeof CleaningKind>

/** The guests of a room. Their name and booking are null for people who may not see bookings. */
export const GuestsOfRoom = z.object({
  /** The slug of the stay. A minibar step sends it, so that nobody else is charged after a room move. */
  stay: Slug,
  booking: Slug.nullable(),
  booking_number: z.string().nullable(),
  guest_name: z.string().nullable(),
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_infants: z.int(),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  /** The remarks for housekeeping in the booking. */
  housekeeping_remarks: z.string(),
})
export type GuestsOfRoom = z.infer<typeof GuestsOfRoom>

const Person = z.object({ id: Id, name: z.string() })

/** One room on the board of a day. */
export const HousekeepingRoom = z.object({
  id: Id,
  slug: Slug,
  room_number: z.string(),
  /** `1`, or empty for a room whose number has no floor; see `floorName`. */
  floor: z.string(),
  room_type_id: Id,
  room_type: z.string(),
  under_maintenance: z.boolean(),
  /** The condition now, whatever day the board shows. */
  condition: RoomCondition,
  condition_changed_at: Instant.nullable(),
  /** The name of the person; null if the program did it, as in the morning. */
  condition_changed_by: z.string().nullable(),
  /** Guests can have the room: clean or inspected, depending on the settings. */
  is_ready: z.boolean(),
  /** The guests who are in the room; on another day than today, those who sleep in it that night. */
  guests: GuestsOfRoom.nullable(),
  /** The guests who leave on this day, also those who have left already. */
  departure: GuestsOfRoom.extend({ has_left: z.boolean() }).nullable(),
  /** The guests who arrive on this day. Without an `expected_arrival` the hotel's check-in time applies. */
  arrival: GuestsOfRoom.extend({ has_arrived: z.boolean(), expected_arrival: z.string().nullable() }).nullable(),
  /** Why the room is cleaned on this day; null if nothing is to be done. */
  cleaning: CleaningKind.nullable(),
  /** How much work that is, by the settings; 0 without a cleaning. */
  credits: z.int(),
  state: CleaningState,
  /** When the state was last changed, and by whom. */
  state_changed_at: Instant.nullable(),
  state_changed_by: z.string().nullable(),
  assignee: Person.nullable(),
  /** Remarks for this room and day, written on the board. */
  remarks: z.string(),
  /** Faults that are not repaired yet. */
  open_faults: z.int(),
  /** Pieces of the minibar that are on the bill of the guests in the room with the date of this day. */
  minibar_pieces: z.int().default(0),
  /** It was dirty when the guests in it came, and is not cleaned yet: others may have taken what the minibar lacks. */
  not_cleaned_since_arrival: z.boolean().default(false),
  /** Increases with every change of the condition, the state, the assignee and the remarks. */
  version: z.int(),
})
export type HousekeepingRoom = z.infer<typeof HousekeepingRoom>

export const HousekeepingBoard = z.object({
  date: CalendarDate,
  /** The hotel's current date. Steps are for today; rooms can be assigned for other days too. */
  today: CalendarDate,
  check_in_time: z.string(),
  check_out_time: z.string(),
  ready_means_inspected: z.boolean(),
  /** In the order of their numbers. */
  rooms: z.array(HousekeepingRoom),
  /** People who can be assigned to rooms: active, with a role that may clean. Those who only clean come first. */
  staff: z.array(Person.extend({ role_name: z.string() })),
})
export type HousekeepingBoard = z.infer<typeof HousekeepingBoard>

export const MinibarItem = z.object({ id: Id, name: z.string(), price: Rupees })
export type MinibarItem = z.infer<typeof MinibarItem>

/** The page of one person on a phone. */
export const MyRooms = z.object({
  /** The page shows them without a connection too. */
  hotel_name: z.string().optional(),
  time_zone: z.string().optional(),
  date: CalendarDate,
  check_in_time: z.string(),
  check_out_time: z.string(),
  /** The rooms assigned to this person today, in the order of `inOrderOfWork`. */
  rooms: z.array(HousekeepingRoom),
  /** Rooms of everybody that are done and not inspected yet; empty for people who may not inspect. */
  to_inspect: z.array(HousekeepingRoom),
  /** What can be taken from a minibar, by name. */
  minibar: z.array(MinibarItem),
})
export type MyRooms = z.infer<typeof MyRooms>
