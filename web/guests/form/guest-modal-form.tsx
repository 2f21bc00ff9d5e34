import { Button } from '@mantine/core'
import { type RefObject, useEffect } from 'react'
import type { Guest, Nationality } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { dialogFormEvents } from '#web/guests/form/dialog-form-events.ts'
import { GuestFormCards } from '#web/guests/form/guest-form-cards.tsx'
import classes from '#web/guests/form/guest-modal.module.css'
import { guestSaveMessages } from '#web/guests/form/guest-save-messages.ts'
import { valuesToKeep } from '#web/guests/form/guest-values.ts'
import { takeExistingGuest } from '#web/guests/form/take-existing-guest.ts'
import { useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { useSendGuest } from '#web/guests/guest-queries.ts'
import { UploadProgress } from '#web/guests/photo/upload-progress.tsx'
import longDialog from '#web/kit/form/long-dialog-form.module.css'
import { RestoredNote } from '#web/kit/form/restored-note.tsx'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { useSave } from '#web/kit/form/use-save.ts'

interface GuestModalFormProps {
  guest: Guest | undefined
  nationalities: Nationality[]
  /** Discards the unsaved changes; set while there are any. */
  discard: RefObject<(() => void) | undefined>
  onCancel: () => void
  onSaved: (guest: Guest) => void
}

const draftRules = { name: '#guest', keep: valuesToKeep }

export const GuestModalForm = ({ guest, nationalities, discard, onCancel, onSaved }: GuestModalFormProps) => {
  const { send, progress, isSent } = useSendGuest('modal', guest)
  const done = (saved: Guest) => {
    draft.drop()
    onSaved(saved)
  }
  const state = useGuestForm({ kind: 'modal', guest, nationalities, isSent, onUse: takeExistingGuest(done) })
  const draft = useDraft(state.form, draftRules)
  const save = useSave(state.form, send, guestSaveMessages(guest === undefined), ({ data }) => done(data))
  const { isDirty, isSubmitting } = state.form.formState

  useEffect(() => {
    discard.current = isDirty ? draft.drop : undefined
    return () => {
      discard.current = undefined
    }
  })

  return (
    <form {...dialogFormEvents(save, isSubmitting)} noValidate className={`${classes.sheet} ${longDialog.form}`}>
      {draft.restored && <RestoredNote notKept={guestMessages.photoNotKept} onDiscard={draft.discard} />}
      <GuestFormCards state={state} />
      <div className={longDialog.buttons}>
        <UploadProgress share={progress} />
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? (guest ? 'Updating...' : 'Saving...') : guest ? 'Update' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
