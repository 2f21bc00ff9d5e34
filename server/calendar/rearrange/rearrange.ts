import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { Move, Rearrange } from '#contract/calendar/rearrange.ts'
import { earlierOf, latestOf } from '#contract/kit/time/calendar-date.ts'
import { readBookingRates } from '#server/bookings/rates/booking-rates.ts'
import { newViolations, refuseWithoutReason } from '#server/bookings/rates/new-violations.ts'
import { refuseLowKeptRents } from '#server/bookings/rates/refuse-low-rents.ts'
import { moveStays } from '#server/calendar/rearrange/move-stays.ts'
import { type OpenBookings, openBookingsOf } from '#server/calendar/rearrange/open-bookings.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'
import { hasOtherType } from '#server/calendar/rearrange/rearrange-store.ts'
import { type ChangedBooking, saveRearranged } from '#server/calendar/rearrange/save-rearranged.ts'
import type { Services } from '#server/kit/services.ts'
import type { Caller } from '#server/payments/record-payment.ts'

type Given = Pick<Services, 'db' | 'clock'>

interface PlannedBooking extends ChangedBooking {
  /** The restrictions of its rate plan that the moves violate and the booking did not. */
  violations: string[]
}

/** The bookings with their lines after the moves. */
export const planMoves = async (given: Given, open: OpenBookings, moves: Move[]): Promise<PlannedBooking[]> => {
  const stays = open.flatMap(({ saved }) => saved)
  const days = [...stays, ...moves].flatMap(({ check_in_date, check_out_date }) => [check_in_date, check_out_date])
  const known = days.filter((day) => day !== undefined)
  const rates = await readBookingRates(given, {
    check_in_date: known.reduce(earlierOf),
    check_out_date: latestOf(known),
    room_ids: [...moves, ...stays].map(({ room_id }) => room_id),
    except_bookings: open.map(({ booking }) => booking.slug),
  })
  const bySlug = new Map(
    moves.map((move, index) => {
      if (!rates.roomInUse(move.room_id)) throw calendarProblems.roomMissing(index)
      return [move.stay, { ...move, index }]
    }),
  )
  return open.map((booking) => {
    const prices = rates.inPlan(booking.booking.rate_plan_id)
    const changed = booking.lines.map((line) => moveStays(booking, line, bySlug, prices))
    return { ...booking, changed, violations: newViolations(booking, changed, prices) }
  })
}

/** With several bookings, each restriction names the booking that violates it. */
const namedViolations = (planned: PlannedBooking[]) =>
  planned.flatMap(({ booking, violations }) =>
    violations.map((violation) => (planned.length > 1 ? `${booking.booking_number}: ${violation}` : violation)),
  )

const withReason = (planned: PlannedBooking[], reason: string | undefined) =>
  planned.map((booked) => (reason && booked.violations.length > 0 ? { ...booked, reason } : booked))

/** Moves stays to other rooms and dates: all of them, or none. */
export const rearrange = async (given: Caller, wanted: Rearrange) => {
  const { moves, rate_override_reason: reason } = wanted
  const open = await openBookingsOf(given, moves)
  const planned = await planMoves(given, open, moves)
  await refuseWithoutReason(given.user, namedViolations(planned), reason)
  for (const booked of planned) await refuseLowKeptRents(given, booked, booked.changed)
  // The people of a stay were confirmed for its type: the desk is asked again only about other types.
  const confirm_occupancy = wanted.confirm_occupancy || !(await hasOtherType(given.db, moves))
  const data = await saveRearranged(given.db, withReason(planned, reason), { moves, confirm_occupancy })
  return { message: say.moved(moves.length), data }
}
