import type { BillChange, Move } from '#contract/calendar/rearrange.ts'
import { makeBill } from '#contract/folios/make-bill.ts'
import { readBookingsInOrder } from '#server/bookings/booking-store.ts'
import { openBookingsOf } from '#server/calendar/rearrange/open-bookings.ts'
import { planMoves } from '#server/calendar/rearrange/rearrange.ts'
import { datesOf } from '#server/calendar/rearrange/save-rearranged.ts'
import { readPartsOfBills } from '#server/folios/bill-store.ts'
import type { Services } from '#server/kit/services.ts'

/**
 * The totals that moves would change, and the restrictions that they would violate. Whether the rooms are free is
 * checked when the moves are saved.
 */
export const previewMoves = async (given: Pick<Services, 'db' | 'clock'>, moves: Move[]): Promise<BillChange[]> => {
  const open = await openBookingsOf(given, moves, readBookingsInOrder)
  const planned = await planMoves(given, open, moves)
  const bills = await readPartsOfBills(
    given.db,
    planned.map(({ booking }) => booking.id),
  )
  return planned.flatMap((booked) => {
    const { booking, changed, violations } = booked
    const billed = bills.get(booking.id)
    if (!billed) return []
    const { stay, ...rest } = billed
    const before = makeBill(billed).total
    const after = makeBill({ ...rest, stay: { ...stay, ...datesOf(booked), lines: changed } }).total
    if (before === after && violations.length === 0) return []
    return { booking: booking.slug, booking_number: booking.booking_number, before, after, violations }
  })
}
