import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** A line in the history of a record: who did what and when. */
export const RecordEvent = z.object({ at: Instant, who: z.string().nullable(), what: z.string() })
export type RecordEvent = z.output<typeof RecordEvent>
