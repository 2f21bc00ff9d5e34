import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { fetchGuest } from '#web/guests/guest-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

/** Reads a registered guest and hands it over, instead of registering a new one. */
export const takeExistingGuest = (onTaken: (guest: Guest) => void) => async (slug: string) => {
  const found = await fetchGuest(slug).catch((failure: Error) => failure)
  if (found instanceof Error) toast.error(failureText(found, guestMessages.loadFailed))
  else onTaken(found)
}
