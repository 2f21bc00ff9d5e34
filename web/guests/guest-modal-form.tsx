import { Button } from '@mantine/core'
import { type RefObject, useEffect } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { dialogFormEvents } from '#web/guests/dialog-form-events.ts'
import { GuestFormCards } from '#web/guests/guest-form-cards.tsx'
import classes from '#web/guests/guest-modal.module.css'
import { useFetchGuest, useSendGuest } from '#web/guests/guest-queries.ts'
import { guestSaveWords } from '#web/guests/guest-save-words.ts'
import { valuesToKeep } from '#web/guests/guest-values.ts'
import { UploadProgress } from '#web/guests/upload-progress.tsx'
import { type Nationality, useGuestForm } from '#web/guests/use-guest-form.ts'
import { failureText } from '#web/kit/failure-text.ts'
import { RestoredNote } from '#web/kit/form/restored-note.tsx'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { useSave } from '#web/kit/form/use-save.ts'
import { toast } from '#web/kit/toast.tsx'

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
  const fetchGuest = useFetchGuest()
  const { send, progress, isSent } = useSendGuest('modal', guest)
  const done = (saved: Guest) => {
    draft.drop()
    onSaved(saved)
  }
  const takeExisting = async (slug: string) => {
    const found = await fetchGuest.mutateAsync(slug).catch((failure: Error) => failure)
    if (found instanceof Error) toast.error(failureText(found, guestMessages.loadFailed))
    else done(found.data)
  }
  const state = useGuestForm({ kind: 'modal', guest, nationalities, isSent, onUse: takeExisting })
  const draft = useDraft(state.form, draftRules)
  const save = useSave(state.form, send, guestSaveWords(guest === undefined), ({ data }) => done(data))
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
