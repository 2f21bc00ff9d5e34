import { Button, Group } from '@mantine/core'
import { IconPrinter, IconSignature } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import type { RegistrationCard, SignedCard } from '#contract/registration-cards/registration-card.ts'
import { registrationCardEndpoints } from '#contract/registration-cards/registration-card-endpoints.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import {
  fetchCardPdf,
  fetchSignedPdf,
  useRegistrationCards,
} from '#web/registration-cards/registration-card-queries.ts'
import classes from '#web/registration-cards/registration-cards.module.css'

// With the library that draws signatures, which few pages need.
const SignDialog = lazy(async () => ({ default: (await import('#web/registration-cards/sign-dialog.tsx')).SignDialog }))

/** The registration card of each room: print it, or let the guest sign on the screen. */
export const RegistrationCards = ({ booking }: { booking: Booking }) => {
  const { data: cards = [], error } = useRegistrationCards(booking.slug)
  const [signed, setSigned] = useState<number>()
  const { busy, show } = useFile(say.printFailed)
  const print = (wanted: { line?: number; unsigned?: boolean }) =>
    show(() => fetchCardPdf(booking.slug, wanted), `registration-card-${booking.booking_number}.pdf`)
  if (error) return <p role="alert">{failureText(error, say.listFailed)}</p>
  const opened = cards.find(({ line }) => line === signed)
  return (
    <section className={classes.cards} aria-label="Registration card">
      {cards.map((card) => (
        <div key={card.line} className={classes.card}>
          <span>
            {cards.length > 1 && <strong>Room {card.room}: </strong>}
            <CardState card={card} />
          </span>
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy}
              leftSection={<IconPrinter size={14} aria-hidden />}
              onClick={() => print({ line: card.line })}
            >
              Registration card
            </Button>
            {card.is_outdated && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={busy}
                leftSection={<IconPrinter size={14} aria-hidden />}
                onClick={() => print({ line: card.line, unsigned: true })}
              >
                Print to sign by pen
              </Button>
            )}
            {card.people.length > 0 && (
              <May call={registrationCardEndpoints.sign}>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconSignature size={14} aria-hidden />}
                  onClick={() => setSigned(card.line)}
                >
                  {card.signed ? 'Sign again' : 'Sign on screen'}
                </Button>
              </May>
            )}
          </Group>
        </div>
      ))}
      {cards.length > 1 && (
        <Button size="compact-sm" variant="subtle" disabled={busy} onClick={() => print({})}>
          Print all registration cards
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <SignDialog booking={booking} card={opened} onClose={() => setSigned(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

const CardState = ({ card: { signed, is_outdated, earlier, people } }: { card: RegistrationCard }) => {
  const { show } = useFile(say.printFailed)
  const whenOf = useWhen()
  if (!signed) return <span className={classes.soft}>Not signed on screen</span>
  return (
    <>
      Signed by {signed.signer_name}, {whenOf(signed)}
      {is_outdated && <span className={classes.outdated}> {people.length > 0 ? say.signAgain : say.changedSince}</span>}
      {earlier.map((card) => (
        <Button
          key={card.slug}
          size="compact-xs"
          variant="subtle"
          onClick={() => show(() => fetchSignedPdf(card.slug), 'registration-card.pdf')}
        >
          Earlier: {whenOf(card)}
        </Button>
      ))}
    </>
  )
}

const useWhen = () => {
  const zone = useHotelZone()
  return ({ signed_at }: SignedCard) => `${formatDay(dayIn(zone, new Date(signed_at)))}, ${formatTime(signed_at, zone)}`
}
