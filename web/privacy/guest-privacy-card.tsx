import { Alert, Button, Group, Skeleton, Text, TextInput } from '@mantine/core'
import { IconDownload, IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { guestPrivacyEndpoints } from '#contract/privacy/guest-privacy.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import classes from '#web/privacy/privacy.module.css'
import { fetchGuestData, useAnonymise, useGuestPrivacy } from '#web/privacy/privacy-queries.ts'

/** The rights of a guest: a copy of the data, and to be forgotten. */
export const GuestPrivacyCard = ({ guest }: { guest: Guest }) => (
  <May call={guestPrivacyEndpoints.get}>
    <PrivacyButtons guest={guest} />
  </May>
)

const PrivacyButtons = ({ guest }: { guest: Guest }) => {
  const [isAsking, setAsking] = useState(false)
  const file = useFile(say.exportFailed)
  const { slug } = guest
  return (
    <section aria-label="Privacy" className={classes.guest}>
      <h4>Privacy</h4>
      <Group gap="xs">
        {(['pdf', 'json'] as const).map((kind) => (
          <Button
            key={kind}
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={file.busy}
            onClick={() => file.save(fetchGuestData(slug, kind), `guest-data.${kind}`)}
          >
            {`Data as ${kind.toUpperCase()}`}
          </Button>
        ))}
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconUserX size={16} />}
          onClick={() => setAsking(true)}
        >
          Anonymise
        </Button>
      </Group>
      {isAsking && <AnonymiseDialog guest={guest} onClose={() => setAsking(false)} />}
    </section>
  )
}

const AnonymiseDialog = ({ guest, onClose }: { guest: Guest; onClose: () => void }) => {
  const privacy = useGuestPrivacy(guest.slug)
  const zone = useHotelZone()
  return (
    <Dialog title="Anonymise guest" onClose={onClose}>
      <Loaded query={privacy} skeleton={<Skeleton height={160} />} failed={say.privacyFailed}>
        {({ anonymised_at, refusals, keeps }) => {
          if (anonymised_at) return <Text>{say.anonymisedOn(formatDay(dayIn(zone, new Date(anonymised_at))))}</Text>
          return refusals.length > 0 ? (
            <Alert data-tone="warning" title={say.notNow}>
              {refusals.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </Alert>
          ) : (
            <AskForName guest={guest} keeps={keeps} onClose={onClose} />
          )
        }}
      </Loaded>
    </Dialog>
  )
}

const AskForName = ({ guest, keeps, onClose }: { guest: Guest; keeps: string[]; onClose: () => void }) => {
  const [name, setName] = useState('')
  const { act, busy, refusal } = useAnonymise(guest.slug, onClose)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void act(name)
      }}
    >
      <Text>{say.askAnonymise(guest.name)}</Text>
      <Text mt="sm">{say.whatStays}</Text>
      <ul>
        {keeps.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextInput
        label={`Enter “${guest.name}” to confirm`}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={refusal}
        autoComplete="off"
        data-autofocus
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" color="red" loading={busy} disabled={name.trim() === ''}>
          Anonymise for good
        </Button>
      </Group>
    </form>
  )
}
