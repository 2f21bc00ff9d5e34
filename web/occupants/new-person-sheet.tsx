import { Autocomplete, Button, Group, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Guest, Nationality } from '#contract/guests/guest.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { relations } from '#contract/occupants/occupant.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { dialogFormEvents } from '#web/guests/form/dialog-form-events.ts'
import { ForeignCard } from '#web/guests/form/foreign-card.tsx'
import { GuestFormProvider } from '#web/guests/form/guest-fields.tsx'
import { changesOf, type GuestSheet } from '#web/guests/form/guest-values.ts'
import { IdProofCard } from '#web/guests/form/id-proof-card.tsx'
import { sharedWith } from '#web/guests/form/same-journey.tsx'
import { useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { useNationalities } from '#web/guests/guest-queries.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useSave } from '#web/kit/form/use-save.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { useSaveOccupant } from '#web/occupants/occupant-queries.ts'
import { PersonCard } from '#web/occupants/person-card.tsx'

export interface NewPersonProps {
  slug: string
  line: number
  typed: string
  /** Somebody of the same party: home, nationality and journey are usually the same. */
  companion: Guest | undefined
  onClose: () => void
}

/** Registers somebody who sleeps in a room and is no guest of the hotel yet. */
export const NewPersonSheet = (props: NewPersonProps) => {
  const nationalities = useNationalities()
  return (
    <Dialog title="New person" size={760} onClose={props.onClose}>
      <Loaded
        query={nationalities}
        skeleton={<FormSkeleton title="Person" fields={6} />}
        failed={guestMessages.nationalitiesFailed}
      >
        {(choices) => <NewPersonForm {...props} nationalities={choices} />}
      </Loaded>
    </Dialog>
  )
}

const NewPersonForm = ({
  slug,
  line,
  typed,
  companion,
  nationalities,
  onClose,
}: NewPersonProps & { nationalities: Nationality[] }) => {
  const save = useSaveOccupant(slug)
  const [relation, setRelation] = useState('')
  const [age, setAge] = useState<number | null>(null)
  const state = useGuestForm({
    kind: 'companion',
    guest: undefined,
    nationalities,
    isSent: save.isPending || save.isSuccess,
    begin: { ...sharedWith(companion), name: typed },
  })
  const send = async ({ draft, photo }: GuestSheet) => {
    const reply = await save.mutateAsync({ line, relation, age, guest: changesOf(draft, photo, undefined) })
    if (photo instanceof File) await addPhoto(reply.data.guest, photo)
    return reply
  }
  const failures = { taken: say.addFailed, invalid: say.addFailed, failed: say.addFailed }
  const submit = useSave(state.form, send, { ...failures, done: say.saved(typed) }, onClose)
  const hasBirthDate = Boolean(useWatch({ control: state.form.control, name: 'birth_date' }))
  const { isSubmitting } = state.form.formState
  return (
    <form {...dialogFormEvents(submit, isSubmitting)} noValidate>
      <GuestFormProvider value={state}>
        <Stack gap="md">
          <PersonCard autoFocus>
            <Autocomplete
              label="Relation"
              data={[...relations]}
              value={relation}
              onChange={setRelation}
              maxLength={50}
            />
            <NumberInput
              label="Age"
              description="If the birth date is not known"
              disabled={hasBirthDate}
              min={0}
              max={120}
              value={age ?? ''}
              onChange={(value) => setAge(value === '' ? null : Number(value))}
            />
          </PersonCard>
          <ForeignCard withZone />
          <IdProofCard />
        </Stack>
      </GuestFormProvider>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Add to the room
        </Button>
      </Group>
    </form>
  )
}

/** The person is in the room already: a photo that fails is no reason to type everything again. */
const addPhoto = async ({ slug, version, name }: Guest, file: File) => {
  try {
    await sendForm(guestEndpoints.update, {
      params: { slug },
      query: { form: 'companion' },
      body: { version },
      file,
      onProgress: () => {},
    })
  } catch {
    toast.error(say.photoFailed(name))
  }
}
