import { type Paise, rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** When a hotel is specified premises, and what its restaurant charges then. */
export interface PremisesRule {
  /** The first night that counts. */
  from: CalendarDate
  law: string
  /** A room-night of more than this makes the hotel specified premises in the next financial year. */
  limit: Paise
  /** The rate of restaurant services, in hundredths of a percent. */
  usual_rate: number
  specified_rate: number
  /** The SACs of restaurant services and catering begin with it. */
  sac: string
}

/** Oldest first. */
const rules: PremisesRule[] = [
  {
    from: '2025-04-01',
    law: 'Notification 5/2025, Central Tax (Rate)',
    limit: rupees(7500),
    usual_rate: 500,
    specified_rate: 1800,
    sac: '99633',
  },
]

/** Before the first rule there was no specified premises as the law has it now. */
export const firstPremisesDay: CalendarDate = rules[0]?.from ?? ''

export const premisesRuleOn = (day: CalendarDate) => rules.findLast(({ from }) => from <= day)
