import type { Guest, Nationality } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { guestFieldLabels } from '#web/guests/form/guest-field-labels.ts'
import { GuestFormCards } from '#web/guests/form/guest-form-cards.tsx'
import { guestSaveMessages } from '#web/guests/form/guest-save-messages.ts'
import { valuesToKeep } from '#web/guests/form/guest-values.ts'
import { useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { useSendGuest } from '#web/guests/guest-queries.ts'
import { UploadProgress } from '#web/guests/photo/upload-progress.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { paths } from '#web/paths.ts'

const draftRules = { keep: valuesToKeep }

interface GuestFormProps {
  guest?: Guest
  nationalities: Nationality[]
}

/** Registers a guest, or edits the given one. */
export const GuestForm = ({ guest, nationalities }: GuestFormProps) => {
  // Somebody who was registered without a phone can be changed without one.
  const kind = guest?.phone === '' ? 'companion' : 'page'
  const { send, fetchAgain, progress, isSent } = useSendGuest(kind, guest)
  const state = useGuestForm({ kind, guest, nationalities, isSent })
  return (
    <FormSheet
      form={state.form}
      edited={guest && { fetch: () => fetchAgain(guest.slug), labels: guestFieldLabels(nationalities) }}
      backTo={paths.guests}
      linger={2000}
      label={guest ? 'Update' : 'Save'}
      onSave={send}
      say={guestSaveMessages(guest === undefined)}
      draftRules={draftRules}
      notKept={guestMessages.photoNotKept}
      status={<UploadProgress share={progress} />}
    >
      <GuestFormCards state={state} />
    </FormSheet>
  )
}
