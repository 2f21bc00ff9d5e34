import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { zoneMessages } from '#contract/guests/passport/zone-messages.ts'
import { ForeignCard } from '#web/guests/form/foreign-card.tsx'
import { PersonalCard } from '#web/guests/form/guest-cards.tsx'
import { GuestFormProvider } from '#web/guests/form/guest-fields.tsx'
import { useGuestForm } from '#web/guests/form/use-guest-form.ts'
import { show } from '#web/testing/show.tsx'

const names = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<'
const data = 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4'
const nationalities = [
  { id: 1, name: 'Indian' },
  { id: 2, name: 'British' },
  { id: 3, name: 'German' },
]

const Form = ({ onSubmit, begin }: { onSubmit: () => void; begin: object }) => {
  const state = useGuestForm({ kind: 'page', guest: undefined, nationalities, isSent: false, begin })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <GuestFormProvider value={state}>
        <PersonalCard />
        <ForeignCard />
      </GuestFormProvider>
      <button type="submit">Save</button>
    </form>
  )
}

const open = (begin: object = {}) => {
  const onSubmit = vi.fn()
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <Form onSubmit={onSubmit} begin={{ nationality_id: 3, ...begin }} />
    </QueryClientProvider>,
  )
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
  const zone = field(zoneMessages.label)
  return { user, onSubmit, field, zone }
}

it('fills in the fields from pasted lines and is empty for the next scan', async () => {
  const { user, field, zone } = open()
  await user.click(zone)
  await user.paste(`${names}\r\n${data}`)
  await waitFor(() => expect(field('Name').value).toBe('Erika Mustermann'))
  expect(field('Given name').value).toBe('Erika')
  expect(field('Surname').value).toBe('Mustermann')
  await waitFor(() => expect(field('Birth date').value).toBe('Aug 12, 1964'))
  expect(field('Sex').value).toBe('Female')
  expect(field('Passport number').value).toBe('C01X00T47')
  expect(field('Passport date of expiry').value).toBe('Feb 28, 2027')
  expect(field('Passport country of issue').value).toBe('Germany')
  expect(zone.value).toBe('')
  expect(screen.getByText(/^Filled in: Name, Given name, Surname/)).toBeTruthy()
})

it('takes lines from a scanner, which ends each with Enter, without submitting the form', async () => {
  const { user, onSubmit, field, zone } = open()
  await user.click(zone)
  await user.keyboard(`${names}{Enter}`)
  expect(zone.value).toBe(`${names}\n`)
  await user.keyboard(`${data}{Enter}`)
  await waitFor(() => expect(field('Passport number').value).toBe('C01X00T47'))
  await waitFor(() => expect(zone.value).toBe(''))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('reads lines without all fillers after Enter', async () => {
  const { user, field, zone } = open()
  await user.click(zone)
  await user.paste('p<d<<mustermann<<erika\n')
  await user.keyboard(`${data}{Enter}`)
  await waitFor(() => expect(field('Surname').value).toBe('Mustermann'))
})

it('names the wrong part, fills in nothing, and takes the next attempt', async () => {
  const { user, field, zone } = open()
  await user.click(zone)
  await user.paste(`${names}\n${data.replace('T478', 'T578')}`)
  await screen.findByText(/The check digit of the passport number does not fit: compare it with the passport/)
  expect(field('Name').value).toBe('')
  expect(field('Surname').value).toBe('')
  await user.paste(`${names}\n${data}`)
  await waitFor(() => expect(field('Surname').value).toBe('Mustermann'))
  expect(screen.queryByText(/does not fit/)).toBeNull()
})

it('shows what was typed before beside the zone, and replaces it only on request', async () => {
  const { user, field, zone } = open({ nationality_id: 2, name: 'Erica M', passport_no: 'c01x00t47' })
  fireEvent.change(zone, { target: { value: `${names}\n${data}` } })
  await screen.findByText(zoneMessages.differs)
  expect(field('Name').value).toBe('Erica M')
  expect(field('Nationality').value).toBe('British')
  expect(field('Surname').value).toBe('Mustermann')
  expect(screen.getByText('In the form: Erica M · Read: Erika Mustermann')).toBeTruthy()
  expect(screen.getByText('In the form: British · Read: German')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Replace passport number' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Replace nationality' }))
  await waitFor(() => expect(field('Nationality').value).toBe('German'))
  await user.click(screen.getByRole('button', { name: zoneMessages.keep }))
  expect(screen.queryByText(zoneMessages.differs)).toBeNull()
  expect(field('Name').value).toBe('Erica M')
})

it('says after leaving the field that a text is no zone', async () => {
  const { user, zone } = open()
  await user.click(zone)
  await user.keyboard('hello{Tab}')
  await screen.findByText(zoneMessages.notZone)
})
