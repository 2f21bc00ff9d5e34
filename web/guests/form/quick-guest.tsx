import { Button, Group, Text } from '@mantine/core'
import type { Guest, Nationality } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { dialogFormEvents } from '#web/guests/form/dialog-form-events.ts'
import { DuplicatesNote } from '#web/guests/form/duplicates-note.tsx'
import { GuestFormProvider, useGuestField, useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import { guestSaveMessages } from '#web/guests/form/guest-save-messages.ts'
import { takeExistingGuest } from '#web/guests/form/take-existing-guest.ts'
import { useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { useNationalities, useSendGuest } from '#web/guests/guest-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useFirstFocus } from '#web/kit/form/use-first-focus.ts'
import { useSave } from '#web/kit/form/use-save.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface QuickGuestProps {
  /** The text of the guest search: a name or a phone number. */
  typed: string
  /** A companion may have no phone. */
  kind: 'quick' | 'companion'
  /** Of the guest who books: companions are usually of the same nationality. */
  nationalityId?: number | undefined
  onClose: () => void
  /** Also called when a registered guest is chosen. */
  onSaved: (guest: Guest) => void
}

/** Registers a guest by name and phone, for instance during a call. The other details are asked at check-in. */
export const QuickGuest = (props: QuickGuestProps) => {
  const nationalities = useNationalities()
  return (
    <Dialog title={titles[props.kind]} size={560} onClose={props.onClose}>
      <Loaded
        query={nationalities}
        skeleton={<FormSkeleton title={titles[props.kind]} fields={3} />}
        failed={guestMessages.nationalitiesFailed}
      >
        {(choices) => <QuickGuestForm {...props} nationalities={choices} />}
      </Loaded>
    </Dialog>
  )
}

const titles = { quick: 'Quick Guest', companion: 'New person' }

const looksLikePhone = (typed: string) => /^[+\d][\d\s().-]*$/.test(typed)

const QuickGuestForm = ({
  typed,
  kind,
  nationalityId,
  nationalities,
  onClose,
  onSaved,
}: QuickGuestProps & { nationalities: Nationality[] }) => {
  const { send, isSent } = useSendGuest(kind, undefined)
  const state = useGuestForm({
    kind,
    guest: undefined,
    nationalities,
    isSent,
    onUse: takeExistingGuest(onSaved),
    begin: {
      ...(looksLikePhone(typed) ? { phone: typed } : { name: typed }),
      nationality_id: nationalityId ?? nationalities.find(({ name }) => name === 'Indian')?.id ?? null,
    },
  })
  const save = useSave(state.form, send, guestSaveMessages(true), ({ data }) => onSaved(data))

  return (
    <form {...dialogFormEvents(save, state.form.formState.isSubmitting)} noValidate>
      <GuestFormProvider value={state}>
        <QuickFields kind={kind} asksPhone={kind === 'quick' && typed !== '' && !looksLikePhone(typed)} />
      </GuestFormProvider>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={state.form.formState.isSubmitting}>
          Save Guest
        </Button>
      </Group>
    </form>
  )
}

const QuickFields = ({ kind, asksPhone }: { kind: QuickGuestProps['kind']; asksPhone: boolean }) => {
  const field = useGuestField()
  const { form, nationalities } = useGuestFormState()
  useFirstFocus(form, asksPhone ? 'phone' : 'name')
  return (
    <FormGrid>
      <TextField {...field('name')} autoFocus={!asksPhone} input={{ autoComplete: 'off' }} />
      <TextField
        {...field('phone')}
        autoFocus={asksPhone}
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }}
      />
      <DuplicatesNote of="phone" />
      <SelectField
        {...field('nationality_id')}
        options={nationalities.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Type to search"
      />
      {kind === 'companion' && (
        <Wide>
          <TextareaField {...field('address', guestMessages.addressOfRoom)} />
        </Wide>
      )}
      <Wide>
        <Text fz="sm" c="dimmed">
          {kind === 'companion' ? guestMessages.companionLater : guestMessages.quickLater}
        </Text>
      </Wide>
    </FormGrid>
  )
}
