import type { StayDetail } from '#contract/bookings/booking.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'

/** "₹2,500.00", or "₹2,500.00, from Nov 17, 2026 ₹3,000.00" if the nights differ. */
export const rentsInShort = (nights: Pick<StayDetail['nightly_rents'][number], 'date' | 'rent'>[]) =>
  nights
    .filter(({ rent }, index) => rent !== nights[index - 1]?.rent)
    .map(({ date, rent }, index) =>
      index === 0 ? formatRupees(rent) : `from ${formatDay(date)} ${formatRupees(rent)}`,
    )
    .join(', ')
