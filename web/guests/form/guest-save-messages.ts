import { guestMessages } from '#contract/guests/guest-messages.ts'

const failures = {
  title: guestMessages.errorTitle,
  taken: guestMessages.saveFailed,
  invalid: guestMessages.saveFailed,
  failed: guestMessages.saveFailed,
}

/** The messages after saving a guest. */
export const guestSaveMessages = (isNew: boolean) => ({
  ...failures,
  done: isNew ? guestMessages.saved : guestMessages.updated,
})
