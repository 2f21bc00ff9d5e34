import { IdText } from '#contract/kit/id.ts'
import { FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

export const fewestDays = 7
export const mostDays = 60

/** The stays that can be highlighted. */
export const stayFilters = { arrivals: 'Arrivals today', unpaid: 'Unpaid', overdue: 'Overdue' }
export type StayFilter = keyof typeof stayFilters

/** The part of the room calendar that is shown, as the address has it. */
export const CalendarSearch = z.object({
  /** The first day; without it, the days around today. */
  from: FilterDay.optional(),
  /** How many days are visible at once. */
  days: z.coerce.number().int().min(fewestDays).max(mostDays).optional(),
  search: z.string().max(100).optional(),
  room_type_id: IdText.optional(),
  highlight: z.enum(['arrivals', 'unpaid', 'overdue']).optional(),
  /** The ids of the room types whose rooms are hidden, separated by commas. */
  collapsed: z.string().optional(),
})
export type CalendarSearch = z.output<typeof CalendarSearch>

export const collapsedTypes = (collapsed = ''): ReadonlySet<number> =>
  new Set(collapsed.split(',').map(Number).filter(Boolean))

export const textOfTypes = (collapsed: ReadonlySet<number>) => [...collapsed].join(',') || undefined
