import { z } from '#contract/kit/z.ts'

/** A time of the day on a 24-hour clock: `18:30`. */
export const timeOfDay = (message: string) => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, message)
