import { Alert, Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import type { RegistrationCard } from '#contract/registration-cards/registration-card.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { SessionPhoto } from '#web/kit/record/session-photo.tsx'
import { CardDetails } from '#web/registration-cards/card-details.tsx'
import { useSignature, useSignCard } from '#web/registration-cards/registration-card-queries.ts'
import classes from '#web/registration-cards/registration-cards.module.css'
import { useSignaturePad } from '#web/registration-cards/use-signature-pad.ts'

interface SignDialogProps {
  booking: Booking
  card: RegistrationCard
  onClose: () => void
}

/** The guest reads the texts and signs with a finger, a pen or the mouse. */
export const SignDialog = ({ booking, card, onClose }: SignDialogProps) => {
  const [occupant, setOccupant] = useState(card.people[0]?.occupant ?? '')
  const [agrees, setAgrees] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // The card that was signed when the dialog opened: a later one is not replaced unseen.
  const replaces = useRef(card.signed?.slug ?? '')
  const pad = useSignaturePad()
  const sign = useSignCard(booking.slug)

  const save = async () => {
    const file = await pad.file()
    if (!file) return setRefusal(say.signatureMissing)
    setRefusal(undefined)
    try {
      const draft = { line: card.line, occupant, consent: true as const, replaces: replaces.current }
      const { message } = await sign.mutateAsync({ draft, file })
      toast.success(message)
      onClose()
    } catch (failure) {
      setRefusal(failureText(failure, say.signFailed))
    }
  }

  return (
    <Dialog title={`Registration card, room ${card.room}`} size={640} closeOnClickOutside={false} onClose={onClose}>
      <Stack gap="sm">
        <MissingOnCard card={card} />
        <CardDetails content={card.content} />
        <Select
          label="Who signs"
          allowDeselect={false}
          data={card.people.map(({ occupant, name }) => ({ value: occupant, label: name }))}
          value={occupant}
          onChange={(chosen) => setOccupant(chosen ?? '')}
        />
        <Text title="House rules" text={card.content.house_rules} />
        <Text title="Privacy notice" text={card.content.privacy_notice} />
        <Checkbox
          label="I agree to the house rules and the privacy notice, and the details on the card are right."
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        {card.signed && <Signed slug={card.signed.slug} name={card.signed.signer_name} />}
        <canvas ref={pad.canvas} className={classes.pad} aria-label="Signature" role="img" />
        <div role="status" className={classes.soft} hidden={!pad.isTooShort}>
          {pad.isTooShort && say.strokesTooShort}
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={pad.undo}
          >
            Undo
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconEraser size={14} aria-hidden />}
            onClick={pad.clear}
          >
            Clear
          </Button>
        </Group>
      </Stack>
      {refusal && (
        <Alert data-tone="danger" mt="md" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!agrees || !pad.isSigned} loading={sign.isPending} onClick={save}>
          Save signature
        </Button>
      </Group>
    </Dialog>
  )
}

const MissingOnCard = ({ card: { missing } }: { card: RegistrationCard }) =>
  missing.length > 0 ? (
    <Alert data-tone="warning" title={say.incomplete} role="note">
      <ul className={classes.incomplete}>
        {missing.map(({ name, labels }) => (
          <li key={name}>
            <strong>{name}</strong>: {labels.join(', ')}
          </li>
        ))}
      </ul>
      {say.canSignAnyway}
    </Alert>
  ) : null

const Text = ({ title, text }: { title: string; text: string }) =>
  text ? (
    <section aria-label={title}>
      <strong>{title}</strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard */}
      <p className={classes.text} tabIndex={0}>
        {text}
      </p>
    </section>
  ) : null

const Signed = ({ slug, name }: { slug: string; name: string }) => (
  <SessionPhoto
    query={useSignature(slug)}
    alt={`Signature of ${name}`}
    missing="The signature could not be loaded."
    className={classes.signature}
  />
)
