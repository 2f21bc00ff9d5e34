import { type Paise, rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

interface CashLimit {
  /** The first day on which it is the law. */
  from: CalendarDate
  law: string
  /** Cash of this amount or more, from one person in a day or for one transaction, must not be received. */
  amount: Paise
}

/** Oldest first. */
const limits: CashLimit[] = [
  { from: '2017-04-01', law: 'Section 269ST of the Income-tax Act, 1961', amount: rupees(2_00_000) },
  { from: '2026-04-01', law: 'Section 186 of the Income-tax Act, 2025', amount: rupees(2_00_000) },
]

export const cashLimitOn = (day: CalendarDate) => limits.findLast(({ from }) => from <= day)
