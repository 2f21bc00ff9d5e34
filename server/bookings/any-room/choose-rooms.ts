import type { AnyDraft } from '#contract/bookings/booking-draft.ts'
import { type Line, lastRoomOf } from '#contract/bookings/stays/line.ts'
import { type WantedRoom, wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import { addDays, type CalendarDate, earlierOf, laterOf } from '#contract/kit/time/calendar-date.ts'
import { type FreeOfType, hasRoomEachNight, lockFreeRooms } from '#server/bookings/any-room/free-rooms-store.ts'
import { pickRoom } from '#server/bookings/any-room/pick-room.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { Db } from '#server/db/connect.ts'

interface Circumstances {
  today: CalendarDate
  /** The edited booking: its lines keep their rooms if these are of the wanted type and free. */
  booking_id?: number
  lines?: Line[]
  firstOpen?: CalendarDate | undefined
}

/**
 * Chooses the rooms of a draft that asks for any room of a type. The rooms are locked, so that they are still free when
 * the booking is saved. A booking whose room was chosen here is not pinned to it.
 */
export const chooseRooms = async <Draft extends AnyDraft>(
  db: Db,
  draft: Draft,
  { today, booking_id = 0, lines = [], firstOpen = '' }: Circumstances,
): Promise<Draft> => {
  const rooms = wantedRooms(draft)
  const open = rooms
    .filter(({ room_type_id }) => room_type_id !== undefined)
    .map((room) => ({ ...room, check_in_date: firstNight(room, firstOpen) }))
  if (open.length === 0) return draft
  const taken = new Set(rooms.flatMap(({ room_id }) => room_id || []))
  const types = open.map(({ room_type_id = 0 }) => room_type_id)
  const found = await lockFreeRooms(db, [...taken], {
    ...{ type_ids: types, booking_id, today },
    check_in_dates: open.map(({ check_in_date }) => check_in_date),
    check_out_dates: open.map(({ check_out_date }) => check_out_date),
  })
  if (found.length < open.length) throw bookingProblems.roomTypeMissing()

  const chosen = new Map<WantedRoom, number>()
  // A line that keeps its room comes first, so that no other line gets it.
  const kept = open.map((room) => roomBefore(room, rooms.length, lines))
  const order = [...open.keys()].sort(
    (one, other) => Number(kept[other] !== undefined) - Number(kept[one] !== undefined),
  )
  for (const index of order) {
    const [room, free] = [open[index], found[index]]
    if (!room || !free) continue
    const left = free.rooms.filter(({ id }) => !taken.has(id))
    const same = left.find(({ id }) => id === kept[index])
    const picked = same ?? pickRoom(left, room, today)
    if (!picked) throw await noneFree(db, free, room, booking_id)
    taken.add(picked.id)
    chosen.set(room, picked.id)
  }
  return withRooms(
    draft,
    open.map((room) => chosen.get(room) ?? 0),
  )
}

/** The first night that still needs a room. A guest who should have left keeps the last one. */
const firstNight = ({ check_in_date, check_out_date }: WantedRoom, firstOpen: CalendarDate) =>
  earlierOf(laterOf(check_in_date, firstOpen), addDays(check_out_date, -1))

/** The room that the line of an edited booking has now. */
const roomBefore = ({ line }: WantedRoom, count: number, lines: Line[]) => {
  const before = lines.find((one) => one.line === line) ?? (count === 1 && lines.length === 1 ? lines[0] : undefined)
  return before && lastRoomOf(before)
}

const noneFree = async (db: Db, { name, rooms }: FreeOfType, room: WantedRoom, booking_id: number) => {
  if (rooms.length > 0) return bookingProblems.tooFewOfType(name, room)
  const { room_type_id = 0, check_in_date, check_out_date } = room
  const nights = { type_id: room_type_id, check_in_date, check_out_date, booking_id }
  // The form offers Make room for new bookings.
  const isSplit = booking_id === 0 && (await hasRoomEachNight(db, nights))
  return isSplit ? bookingProblems.makeRoomInstead(name, room) : bookingProblems.noRoomOfType(name, room)
}

/** The draft with the chosen rooms, in the order in which it asks for types. */
const withRooms = <Draft extends AnyDraft>(draft: Draft, chosen: number[]): Draft => {
  const ids = [...chosen]
  if (draft.booking_type === 'individual') {
    return { ...draft, pinned: false, room_ids: ids, room_type_id: undefined }
  }
  const rooms = draft.rooms.map((room) =>
    room.room_type_id === undefined ? room : { ...room, room_id: ids.shift(), room_type_id: undefined },
  )
  return { ...draft, pinned: false, rooms }
}
