import { isLive } from '#contract/bookings/booking-rules.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { UndoRearrange } from '#contract/calendar/rearrange.ts'
import { openSeveral } from '#server/bookings/stays/actions/change-stays.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'
import { saveRearranged } from '#server/calendar/rearrange/save-rearranged.ts'
import { findBefore } from '#server/calendar/rearrange/undo-store.ts'
import type { Services } from '#server/kit/services.ts'

/** Gives bookings the nights back that they had before a change in the calendar. */
export const undoRearrange = async (given: Pick<Services, 'db' | 'clock'>, { rearrangement }: UndoRearrange) => {
  const kept = await findBefore(given.db, rearrangement)
  if (!kept) throw calendarProblems.undoExpired()
  const open = await openSeveral(
    given,
    kept.map(({ booking }) => booking),
  )
  const undone = open.map((one) => {
    const before = kept.find(({ booking }) => booking === one.booking.slug)
    if (one.booking.version !== before?.version || !isLive(one.booking)) {
      throw calendarProblems.changedSince(one.booking.booking_number)
    }
    const nightsOf = (number: number) => before.lines.find(({ line }) => line === number)?.nights
    const changed = one.lines.map((line) => ({ ...line, nights: nightsOf(line.line) ?? line.nights }))
    return { ...one, changed, dates: before.dates, ...(before.reason !== undefined && { reason: before.reason }) }
  })
  // The guests had these rooms before, so the desk is not asked again whether they are large enough.
  return { message: say.undone, data: await saveRearranged(given.db, undone, { confirm_occupancy: true }) }
}
