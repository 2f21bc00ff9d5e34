import { setImmediate } from 'node:timers/promises'
import { wrongArrival } from '#contract/bookings/booking-draft.ts'
import type { MakeRoom, MakeRoomQuery } from '#contract/calendar/make-room.ts'
import { addDays, type CalendarDate, earlierOf, laterOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { findMoves, type MovesSoFar } from '#server/calendar/make-room/find-moves.ts'
import type { HeldNights, MakeRoomProblem } from '#server/calendar/make-room/make-room-problem.ts'
import { type HotelToFill, readHotelToFill } from '#server/calendar/make-room/make-room-store.ts'
import type { Db } from '#server/db/connect.ts'

/** Stays displace each other beyond the nights of the request, so the search looks at more nights. */
const daysAround = 60
/** A very full hotel with hundreds of rooms can take longer: then the best answer so far is given. */
const longestSearch = 1500
/** Other requests are answered in between. */
const longestSlice = 15

/** The fewest moves of bookings that free a room of a type for all nights. Nothing is changed. */
export const makeRoom = async (db: Db, query: MakeRoomQuery, today: CalendarDate): Promise<MakeRoom> => {
  const wrong = wrongArrival(query.check_in_date, today, false)
  if (wrong) throw bookingProblems.wrongArrival(wrong)
  const from = addDays(query.check_in_date, -daysAround)
  const to = addDays(query.check_out_date, daysAround)
  const hotel = await readHotelToFill(db, { from, to, today })
  if (!hotel.types.some(({ id }) => id === query.room_type_id)) throw bookingProblems.roomTypeMissing()
  const problem = problemOf(hotel, query, { from, to, today })
  if (!hasRoomEachNight(problem)) return { moves: [], room: null, is_fewest: true }
  return describeMoves(hotel, await searchInSlices(findMoves(problem)))
}

/** Whether each night of the request has a free room of the type. Otherwise the type is sold out: moves would not help. */
const hasRoomEachNight = ({ rooms, stays, request }: MakeRoomProblem) => {
  const wanted = rooms.filter(({ typeId, isUsable }) => isUsable && typeId === request.typeId)
  for (let night = request.from; night < request.to; night++) {
    const taken = new Set(stays.filter(({ from, to }) => from <= night && night < to).map(({ roomId }) => roomId))
    if (wanted.every(({ id }) => taken.has(id))) return false
  }
  return true
}

interface Range {
  from: CalendarDate
  to: CalendarDate
  today: CalendarDate
}

const problemOf = (hotel: HotelToFill, query: MakeRoomQuery, { from, to, today }: Range): MakeRoomProblem => {
  const priceOf = (type: number) => hotel.types.find(({ id }) => id === type)?.price_per_night ?? 0
  const dayOf = (date: CalendarDate) => nightsBetween(from, earlierOf(to, laterOf(from, date)))
  const stays = hotel.stays.map(
    (stay): HeldNights => ({
      ...stay,
      id: stay.stay,
      roomId: stay.room_id,
      from: dayOf(stay.check_in_date),
      to: dayOf(stay.check_out_date),
      // The nights outside the search are not known, so a stay that has some can't be moved safely.
      isMovable: stay.is_movable && stay.check_in_date >= from && stay.check_out_date <= to,
    }),
  )
  return {
    days: dayOf(to),
    types: hotel.types.map((type) => ({ ...type, price: type.price_per_night })),
    // Cheaper types first: of two ways to move a guest to a better room, the cheaper one is taken.
    rooms: [...hotel.rooms]
      .sort((one, other) => priceOf(one.room_type_id) - priceOf(other.room_type_id))
      .map(({ id, room_type_id, under_maintenance }) => ({ id, typeId: room_type_id, isUsable: !under_maintenance })),
    stays: [...stays, ...overstays(hotel, stays, dayOf(today))],
    request: {
      typeId: query.room_type_id,
      from: dayOf(query.check_in_date),
      to: dayOf(query.check_out_date),
    },
  }
}

/** Guests who should have left are in their room tonight. If the room is booked again tonight, that stay counts. */
const overstays = ({ overstayed }: HotelToFill, stays: HeldNights[], tonight: number): HeldNights[] =>
  overstayed
    .filter((roomId) => !stays.some((stay) => stay.roomId === roomId && stay.from <= tonight && tonight < stay.to))
    .map((roomId) => ({
      ...{ id: `overstay ${roomId}`, roomId, from: tonight, to: tonight + 1, isMovable: false },
      ...{ number_of_adults: 0, number_of_children: 0, number_of_infants: 0 },
    }))

/** Runs the search until it is finished or its time is over, and lets other work run in between. */
const searchInSlices = async (
  search: ReturnType<typeof findMoves>,
): Promise<{ found: MovesSoFar; isDone: boolean }> => {
  const start = performance.now()
  let sliceStart = start
  for (;;) {
    const { done, value } = search.next()
    const now = performance.now()
    if (done || now - start > longestSearch) return { found: value, isDone: done ?? false }
    if (now - sliceStart < longestSlice) continue
    await setImmediate()
    sliceStart = performance.now()
  }
}

const describeMoves = (
  { rooms, stays }: HotelToFill,
  { found, isDone }: Awaited<ReturnType<typeof searchInSlices>>,
): MakeRoom => {
  const freed = rooms.find(({ id }) => id === found?.roomId)
  if (!found || !freed) return { moves: [], room: null, is_fewest: isDone }
  const moves = found.moves.flatMap(({ stay: slug, roomId }) => {
    const stay = stays.find((one) => one.stay === slug)
    const target = rooms.find(({ id }) => id === roomId)
    const home = rooms.find(({ id }) => id === stay?.room_id)
    if (!stay?.booking || !target || !home) return []
    const { booking, booking_number, guest_name, version, check_in_date, check_out_date } = stay
    return {
      ...{ stay: slug, room_id: roomId, version, booking, booking_number, guest_name },
      ...{ check_in_date, check_out_date },
      ...{ from_room: home.room_number, to_room: target.room_number },
      is_other_type: home.room_type_id !== target.room_type_id,
    }
  })
  return { moves, room: { id: freed.id, room_number: freed.room_number }, is_fewest: found.isFewest }
}
