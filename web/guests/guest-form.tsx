import type { Guest } from '#contract/guests/guest.ts'
import { paths } from '#web/app/paths.ts'
import { guestWords } from '#web/guests/guest-field-words.ts'
import { GuestFormCards } from '#web/guests/guest-form-cards.tsx'
import { useSendGuest } from '#web/guests/guest-queries.ts'
import { guestSaveWords } from '#web/guests/guest-save-words.ts'
import { valuesToKeep } from '#web/guests/guest-values.ts'
import { UploadProgress } from '#web/guests/upload-progress.tsx'
import { type Nationality, useGuestForm } from '#web/guests/use-guest-form.ts'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'

const draftRules = { keep: valuesToKeep }

interface GuestFormProps {
  guest?: Guest
  nationalities: Nationality[]
}

/** Registers a guest, or changes the one it is given. */
export const GuestForm = ({ guest, nationalities }: GuestFormProps) => {
  const { send, fetchAgain, progress, isSent } = useSendGuest('page', guest)
  const state = useGuestForm({ kind: 'page', guest, nationalities, isSent })
  return (
    <FormSheet
      form={state.form}
      edited={guest && { fetch: () => fetchAgain(guest.slug), words: guestWords(nationalities) }}
      backTo={paths.guests}
      linger={2000}
      label={guest ? 'Update' : 'Save'}
      onSave={send}
      say={guestSaveWords(guest === undefined)}
      draftRules={draftRules}
      notKept="A photo that you had chosen must be chosen again."
      status={<UploadProgress share={progress} />}
    >
      <GuestFormCards state={state} />
    </FormSheet>
  )
}
