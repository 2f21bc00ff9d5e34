import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'

/** What is deleted of a guest; `trail` is what only the audit trail still holds. */
const removables = ['photo', 'id_number', 'passport_no', 'visa_no', 'signature', 'trail'] as const
export type Removable = (typeof removables)[number]

/** A guest whose IDs are to be deleted. */
export const DueGuest = z.object({
  /** Null for a deleted guest, who is only in the audit trail. */
  slug: Slug.nullable(),
  name: z.string(),
  /** The last departure; null for a guest who never stayed, and for a deleted guest. */
  departure: CalendarDate.nullable(),
  /** The last departure; without one, or if IDs were entered later, the day on which they were entered. */
  since: CalendarDate,
  kept_until: CalendarDate,
  removes: z.array(z.enum(removables)),
})
export type DueGuest = z.infer<typeof DueGuest>

const days = wholeNumber(say.wrongDays).min(1, say.wrongDays).max(7300, say.wrongDays)

export const RetentionQuery = z.object({
  /** Previews another number of days than the saved one. */
  days: z.coerce.number().pipe(days).optional(),
})

export const RetentionPreview = z.object({
  /** The saved setting; null if nothing is deleted. */
  days: z.int().nullable(),
  register_retention_days: z.int(),
  /** Of the settings. */
  version: z.int(),
  /** The oldest first, as many as one run deletes. */
  guests: z.array(DueGuest),
  /** All guests, with those of later runs. */
  total: z.int(),
  /** Names this list: a run with it deletes exactly the list, or nothing. */
  token: z.string(),
})
export type RetentionPreview = z.infer<typeof RetentionPreview>

export const RetentionDraft = z.object({ days: days.nullable(), version: Version })
export type RetentionDraft = z.infer<typeof RetentionDraft>

export const RetentionRun = z.object({
  id: z.int(),
  at: Instant,
  /** Null if the daily job did it. */
  who: z.string().nullable(),
  guests: z.int(),
  photos: z.int(),
  id_numbers: z.int(),
  passports: z.int(),
  visas: z.int(),
  signatures: z.int(),
})
export type RetentionRun = z.infer<typeof RetentionRun>
