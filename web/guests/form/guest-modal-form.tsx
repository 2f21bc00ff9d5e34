import { Button } from '@mantine/core'
import { type RefObject, useEffect } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { dialogFormEvents } from '#web/guests/form/dialog-form-events.ts'
import { GuestFormCards } from '#web/guests/form/guest-form-cards.tsx'
import classes from '#web/guests/form/guest-modal.module.css'
import { guestSaveMessages } from '#web/guests/form/guest-save-messages.ts'
import { valuesToKeep } from '#web/guests/form/guest-values.ts'
import { type Nationality, useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { fetchGuest, useSendGuest } from '#web/guests/guest-queries.ts'
import { UploadProgress } from '#web/guests/photo/upload-progress.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { RestoredNote } from '#web/kit/form/restored-note.tsx'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { useSave } from '#web/kit/form/use-save.ts'

interface GuestModalFormProps {
  guest: Guest | undefined
  nationalities: Nationality[]
  /** Set while closing the dialog would lose something: what gives it up. */
  giveUp: RefObject<(() => void) | undefined>
  onCancel: () => void
  onSaved: (guest: Guest) => void
}

const draftRules = { name: '#guest', keep: valuesToKeep }

export const GuestModalForm = ({ guest, nationalities, giveUp, onCancel, onSaved }: GuestModalFormProps) => {
  const { send, progress, isSent } = useSendGuest('modal', guest)
  const done = (saved: Guest) => {
    draft.drop()
    onSaved(saved)
  }
  const takeExisting = async (slug: string) => {
    const found = await fetchGuest(slug).catch((failure: Error) => failure)
    if (found instanceof Error) toast.error(failureText(found, guestMessages.loadFailed))
    else done(found)
  }
  const state = useGuestForm({ kind: 'modal', guest, nationalities, isSent, onUse: takeExisting })
  const draft = useDraft(state.form, draftRules)
  const save = useSave(state.form, send, guestSaveMessages(guest === undefined), ({ data }) => done(data))
  const { isDirty, isSubmitting } = state.form.formState

  useEffect(() => {
    giveUp.current = isDirty ? draft.drop : undefined
    return () => {
      giveUp.current = undefined
    }
  })

  return (
    <form {...dialogFormEvents(save, isSubmitting)} noValidate className={classes.sheet}>
      {draft.restored && (
        <RestoredNote notKept="A photo that you had chosen must be chosen again." onStartAfresh={draft.startAfresh} />
      )}
      <GuestFormCards state={state} />
      <div className={classes.buttons}>
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
