import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { Move, Rearrange } from '#contract/calendar/rearrange.ts'
import { moveStays } from '#server/calendar/rearrange/move-stays.ts'
import { type OpenBookings, openBookingsOf } from '#server/calendar/rearrange/open-bookings.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'
import { hasOtherType, readRoomPrices } from '#server/calendar/rearrange/rearrange-store.ts'
import { type ChangedBooking, saveRearranged } from '#server/calendar/rearrange/save-rearranged.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'

/** The bookings with their lines after the moves. */
export const planMoves = async (db: Db, open: OpenBookings, moves: Move[]): Promise<ChangedBooking[]> => {
  const prices = await readRoomPrices(
    db,
    moves.map(({ room_id }) => room_id),
  )
  const priced = moves.map((move, index) => {
    const room = prices.get(move.room_id)
    if (!room) throw calendarProblems.roomMissing(index)
    return { ...move, index, price: room.price_per_night }
  })
  const bySlug = new Map(priced.map((move) => [move.stay, move]))
  return open.map((booking) => ({
    ...booking,
    changed: booking.lines.map((line) => moveStays(booking, line, bySlug)),
  }))
}

/** Moves stays to other rooms and dates: all of them, or none. */
export const rearrange = async (given: Pick<Services, 'db' | 'clock'>, wanted: Rearrange) => {
  const { moves } = wanted
  const open = await openBookingsOf(given, moves)
  const planned = await planMoves(given.db, open, moves)
  // The people of a stay were confirmed for its type: the desk is asked again only about other types.
  const confirm_occupancy = wanted.confirm_occupancy || !(await hasOtherType(given.db, moves))
  const data = await saveRearranged(given.db, planned, { moves, confirm_occupancy })
  return { message: say.moved(moves.length), data }
}
