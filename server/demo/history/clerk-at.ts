import type { HistoryContext } from '#server/demo/history/history-context.ts'
import { shiftOf } from '#server/demo/history/hotel-time.ts'

/** The clerk on duty; none if the history has no staff. */
export const clerkAt = ({ staffIds }: HistoryContext, instant: number) =>
  staffIds[shiftOf(instant) % staffIds.length] ?? null
