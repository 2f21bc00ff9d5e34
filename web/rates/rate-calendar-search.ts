import { IdText } from '#contract/kit/id.ts'
import { FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

export const usualDays = 92
export const spans = [
  { value: 31, label: '1 month' },
  { value: usualDays, label: '3 months' },
  { value: 184, label: '6 months' },
  { value: 366, label: '1 year' },
]

/** The part of the rate calendar that is shown, as the address has it. */
export const RateCalendarSearch = z.object({
  /** The first day; without it, today. */
  from: FilterDay.optional(),
  days: z.coerce.number().int().min(7).max(400).optional(),
  /** One room type; without it, all. */
  room_type_id: IdText.optional(),
})
export type RateCalendarSearch = z.output<typeof RateCalendarSearch>
