import type { StayDetail } from '#contract/bookings/booking.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'

type Night = Pick<StayDetail['nightly_rents'][number], 'date' | 'rent' | 'quoted_rent'>

/** "Rate plan’s price: ₹2,800.00", or by night if only some nights differ from it; undefined if none does. */
export const quotedInShort = (nights: Night[]) => {
  const others = nights.filter(({ rent, quoted_rent }) => quoted_rent !== undefined && quoted_rent !== rent)
  const [first] = others
  if (first?.quoted_rent === undefined) return undefined
  const isSame = others.length === nights.length && others.every(({ quoted_rent }) => quoted_rent === first.quoted_rent)
  const parts = isSame
    ? [formatRupees(first.quoted_rent)]
    : others.flatMap(({ date, quoted_rent }) =>
        quoted_rent === undefined ? [] : `${formatDay(date)} ${formatRupees(quoted_rent)}`,
      )
  return `Rate plan’s price: ${parts.join(', ')}`
}
