import type { BillLine } from '#contract/folios/bill.ts'
import { larger, type Paise, plus, sumOf, times, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'
import { premisesRuleOn } from '#contract/taxes/specified-premises/premises-rule.ts'
import type { Db } from '#server/db/connect.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { nextFinancialYear, nightAboveIn } from '#server/taxes/specified-premises/premises-state.ts'
import { highNights, isTold } from '#server/taxes/specified-premises/premises-store.ts'

/** Whether a night of these lines can be above a limit, without asking the database at each check-out. */
const mayBeAbove = (lines: BillLine[], limit: Paise) => {
  const rents = lines.filter(({ kind }) => kind === 'room')
  const meals = lines.filter(({ kind }) => kind === 'food_plan').map(({ rate, quantity }) => times(rate, quantity))
  // Of a night that folios share, each has a part.
  if (rents.some(({ description }) => description.endsWith('(part)'))) return true
  return plus(rents.map(({ rate }) => rate).reduce(larger, zero), sumOf(meals)) > limit
}

interface Invoiced {
  id: number
  slug: string
}

/** Notifies staff of the first room-night above the limit that is invoiced in a financial year. */
export const tellFirstNight = async (
  db: Db,
  { id, slug }: Invoiced,
  { invoice_date, lines }: { invoice_date: CalendarDate; lines: BillLine[] },
) => {
  const rule = premisesRuleOn(invoice_date)
  if (!rule || !mayBeAbove(lines, rule.limit)) return
  const years = new Set((await highNights(db, id, rule.limit)).map(startOfFinancialYear))
  for (const year of years) {
    const from = nextFinancialYear(year)
    const night = await nightAboveIn(db, year)
    if (!night || (await nightAboveIn(db, year, id)) || (await isTold(db, from, slug))) continue
    const { date, value, booking } = night
    const parts = { date, value, booking_number: booking.booking_number, limit: rule.limit, from }
    await recordNotice(db, { kind: 'specified_premises', subject: 'booking', slug, parts })
  }
}
