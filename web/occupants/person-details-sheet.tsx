import { Button, Group, Stack } from '@mantine/core'
import type { Guest, Nationality } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import type { MissingDocument } from '#contract/guests/missing-documents.ts'
import { dialogFormEvents } from '#web/guests/form/dialog-form-events.ts'
import { ForeignCard } from '#web/guests/form/foreign-card.tsx'
import { guestFieldLabels } from '#web/guests/form/guest-field-labels.ts'
import { GuestFormProvider, useGuestField } from '#web/guests/form/guest-fields.tsx'
import { guestSaveMessages } from '#web/guests/form/guest-save-messages.ts'
import { IdProofCard } from '#web/guests/form/id-proof-card.tsx'
import { SameJourney } from '#web/guests/form/same-journey.tsx'
import { useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { useNationalities, useSendGuest } from '#web/guests/guest-queries.ts'
import { UploadProgress } from '#web/guests/photo/upload-progress.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useEditedRecord } from '#web/kit/form/use-edited-record.tsx'
import { useFirstFocus } from '#web/kit/form/use-first-focus.ts'
import { useSave } from '#web/kit/form/use-save.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { PersonCard } from '#web/occupants/person-card.tsx'

export interface PersonDetailsProps {
  guest: Guest
  /** Where to begin. */
  field?: MissingDocument['field'] | undefined
  /** Somebody foreign of the same party. */
  companion?: Guest | undefined
  onClose: () => void
}

/** The details and documents of a person in a room, entered without leaving the booking. */
export const PersonDetailsSheet = (props: PersonDetailsProps) => {
  const nationalities = useNationalities()
  return (
    <Dialog title={props.guest.name} size={760} onClose={props.onClose}>
      <Loaded
        query={nationalities}
        skeleton={<FormSkeleton title="Person" fields={6} />}
        failed={guestMessages.nationalitiesFailed}
      >
        {(choices) => <PersonDetailsForm {...props} nationalities={choices} />}
      </Loaded>
    </Dialog>
  )
}

const PersonDetailsForm = ({
  guest,
  field = 'name',
  companion,
  nationalities,
  onClose,
}: PersonDetailsProps & { nationalities: Nationality[] }) => {
  const { send, fetchAgain, progress, isSent } = useSendGuest('companion', guest)
  // Only what is known already stays required: the rest is entered as the guest hands it over.
  const kind = guest.phone === '' ? 'companion' : 'quick'
  const state = useGuestForm({ kind, guest, nationalities, isSent })
  const { form } = state
  useFirstFocus(form, field)
  const { changes, onRefused } = useEditedRecord(form, {
    fetch: () => fetchAgain(guest.slug),
    labels: guestFieldLabels(nationalities),
  })
  const save = useSave(form, send, guestSaveMessages(false), onClose, onRefused)
  return (
    <form {...dialogFormEvents(save, form.formState.isSubmitting)} noValidate>
      <GuestFormProvider value={state}>
        <Stack gap="md">
          {changes()}
          <SameJourney companion={companion} />
          <PersonCard>
            <Contact />
          </PersonCard>
          <ForeignCard />
          <IdProofCard />
        </Stack>
      </GuestFormProvider>
      <UploadProgress share={progress} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Update
        </Button>
      </Group>
    </form>
  )
}

const Contact = () => {
  const field = useGuestField()
  return (
    <>
      <TextField {...field('phone')} input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }} />
      <Wide>
        <TextareaField {...field('address')} />
      </Wide>
    </>
  )
}
