import { Id } from '#contract/kit/id.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

export const BookingSourceDraft = z.object({
  name: requiredText(50),
  /** Its position in the list; without it, a new source is the last. */
  position: wholeNumber().min(1, 'Enter 1 or more').max(1000, 'At most 1,000').optional(),
})
export type BookingSourceDraft = z.infer<typeof BookingSourceDraft>

export const BookingSourceEdit = BookingSourceDraft.extend({ version: Version })
export type BookingSourceEdit = z.infer<typeof BookingSourceEdit>

export const BookingSource = z.object({
  id: Id,
  name: z.string(),
  position: z.int(),
  /** The program gives this source to some bookings; it can be renamed, but not deleted. */
  builtin: z.enum(['walk_in', 'website']).nullable(),
  version: z.int(),
})
export type BookingSource = z.infer<typeof BookingSource>

/** Shown for a booking without a source. */
export const unknownSource = 'Not known'
