import { type GuestDraft as Draft, GuestDraft } from '#contract/guests/guest.ts'
import { type GuestCircumstances, type GuestErrors, guestErrors } from '#contract/guests/guest-rules.ts'
import { emptyValues, type GuestInput } from '#web/guests/form/guest-values.ts'

interface Checked {
  /** As the rules understood it; what could not be read counts as nothing said. */
  draft: Draft
  errors: GuestErrors
}

/** Everything that is wrong with the form at once: what can't be read, and what the rules say about the rest. */
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
