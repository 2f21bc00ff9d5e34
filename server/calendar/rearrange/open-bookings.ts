import { isLive } from '#contract/bookings/booking-rules.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { Move } from '#contract/calendar/rearrange.ts'
import { lockBookingsInOrder } from '#server/bookings/booking-store.ts'
import { openSeveral } from '#server/bookings/stays/actions/change-stays.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'
import { findBookingsOfStays } from '#server/calendar/rearrange/rearrange-store.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'

export type OpenBookings = Awaited<ReturnType<typeof openSeveral>>

/** The bookings of the stays to be moved, locked in order. Refuses stays that were changed since the desk saw them. */
export const openBookingsOf = async (
  given: Pick<Services, 'db' | 'clock'>,
  moves: Move[],
  read: typeof lockBookingsInOrder = lockBookingsInOrder,
): Promise<OpenBookings> => {
  const slugs = await findBookingsOfStays(
    given.db,
    moves.map(({ stay }) => stay),
  )
  const open = await openSeveral(given, slugs, read)
  for (const [index, { stay, version }] of moves.entries()) {
    const owner = open.find(({ saved }) => saved.some(({ slug }) => slug === stay))
    if (!owner) throw calendarProblems.changed(index, say.stayMissing)
    if (!isLive(owner.booking)) throw calendarProblems.notLive(index, owner.booking.status)
    if (version !== undefined && version !== owner.booking.version) {
      const { slug, booking_number } = owner.booking
      const changed = await changedMeanwhile(
        given.db,
        { entity: 'booking', slug },
        say.changedMeanwhile(booking_number),
      )
      throw calendarProblems.changed(index, changed.message)
    }
  }
  return open
}
