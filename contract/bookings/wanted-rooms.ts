import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import type { People } from '#contract/bookings/stays/line.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

interface DraftDates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

interface RoomOrType {
  room_type_id?: number | undefined
  room_rent: Paise
  nightly_rents?: { date: CalendarDate; rent: Paise }[] | undefined
}

/** A room as a draft asks for it, with its dates. */
export interface WantedRoom extends RoomOrType, DraftDates {
  line?: number | undefined
  /** 0 if any room of the type will do: the server chooses one when the booking is saved. */
  room_id: number
  people?: People | undefined
}

interface GroupRoom extends RoomOrType, Partial<DraftDates> {
  line?: number | undefined
  room_id?: number | undefined
  number_of_adults?: number | undefined
  number_of_children?: number | undefined
  number_of_infants?: number | undefined
}

/** The rooms and dates of a draft. */
export type RoomsOfDraft = DraftDates &
  (({ booking_type: 'individual'; room_ids: number[] } & RoomOrType) | { booking_type: 'group'; rooms: GroupRoom[] })

export const wantedRooms = (draft: RoomsOfDraft): WantedRoom[] => {
  const { check_in_date, check_out_date } = draft
  if (draft.booking_type === 'individual') {
    const { room_rent, nightly_rents, room_type_id, room_ids } = draft
    return [{ room_id: room_ids[0] ?? 0, room_type_id, room_rent, nightly_rents, check_in_date, check_out_date }]
  }
  return draft.rooms.map((room) => ({
    ...room,
    room_id: room.room_id ?? 0,
    people: peopleOf(room),
    check_in_date: room.check_in_date ?? check_in_date,
    check_out_date: room.check_out_date ?? check_out_date,
  }))
}

export const peopleOf = ({ number_of_adults, number_of_children = 0, number_of_infants = 0 }: GroupRoom) =>
  number_of_adults === undefined ? undefined : { number_of_adults, number_of_children, number_of_infants }

/** Whether the draft says how many people are in each room; false for an individual booking, which has one room. */
export const hasPeoplePerRoom = (draft: RoomsOfDraft) => wantedRooms(draft).every(({ people }) => people !== undefined)

const named = { room_type_id: z.unknown().optional() }
const RoomsGiven = z.discriminatedUnion('booking_type', [
  z.object({ booking_type: z.literal('individual'), room_ids: z.array(z.unknown()).default([]), ...named }),
  z.object({
    booking_type: z.literal('group'),
    rooms: z.array(z.object({ room_id: z.unknown().optional(), ...named })),
  }),
])

/** Each line asks for a room or for a room type, not for both. This is checked even if other fields are wrong. */
export const roomOrTypeGiven = (draft: unknown, context: z.core.$RefinementCtx) => {
  const given = RoomsGiven.safeParse(draft).data
  const check = (path: (string | number)[], room: unknown, type: unknown, missing: string) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path, message })
    if (room === undefined && type === undefined) complain(missing)
    else if (room !== undefined && type !== undefined) complain(say.roomOrType)
  }
  if (given?.booking_type === 'individual') {
    check(['room_ids'], given.room_ids.at(0), given.room_type_id, say.chooseRoom)
  }
  for (const [index, { room_id, room_type_id }] of (given?.booking_type === 'group' ? given.rooms : []).entries()) {
    check(['rooms', index, 'room_id'], room_id, room_type_id, say.groupRoomRequired)
  }
}
