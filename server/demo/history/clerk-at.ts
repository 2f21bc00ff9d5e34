import type { HistoryContext } from '#server/demo/history/history-context.ts'
import { dayOf, shiftOf } from '#server/demo/history/hotel-time.ts'

/** The clerk on duty, each day in another shift; none if the history has no staff. */
export const clerkAt = ({ staffIds }: HistoryContext, instant: number) =>
  staffIds[(shiftOf(instant) + dayOf(instant)) % staffIds.length] ?? null
