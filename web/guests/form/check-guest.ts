import { type GuestDraft as Draft, GuestDraft } from '#contract/guests/guest.ts'
import { type GuestErrors, guestErrors } from '#contract/guests/guest-errors.ts'
import type { GuestCircumstances } from '#contract/guests/guest-rules.ts'
import { emptyValues, type GuestInput } from '#web/guests/form/guest-values.ts'

interface Checked {
  /** The parsed draft; invalid values count as empty. */
  draft: Draft
  errors: GuestErrors
}

/** All errors of the form at once: invalid values, and broken rules. */
export const checkGuest = (
  { id_proof_image, ...values }: GuestInput,
  circumstances: Omit<GuestCircumstances, 'hasPhoto'>,
): Checked => {
  const read = GuestDraft.safeParse(values)
  const unreadable: Record<string, string> = {}
  for (const { path, message } of read.error?.issues ?? []) unreadable[String(path[0])] ??= message

  const left = Object.entries(emptyValues).filter(([name]) => name in unreadable)
  const draft = read.data ?? GuestDraft.parse({ ...values, ...Object.fromEntries(left) })
  const errors = guestErrors(draft, { ...circumstances, hasPhoto: id_proof_image !== 'none' })
  return { draft, errors: { ...errors, ...unreadable } }
}
