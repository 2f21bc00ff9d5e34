import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import type { Deposit } from '#contract/deposits/deposit.ts'
import { depositEndpoints } from '#contract/deposits/deposit-endpoints.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { DepositLink } from '#web/deposits/deposit-link.tsx'
import { useDeposits } from '#web/deposits/deposit-queries.ts'
import classes from '#web/deposits/deposits.module.css'
import { ReturnDepositSheet } from '#web/deposits/return-deposit-sheet.tsx'
import { TakeDepositCard, useTakingDeposit } from '#web/deposits/take-deposit-card.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

interface BookingDepositsProps {
  booking: { slug: string; booking_number: string }
  /** Whether the guest is expected or in the house: then a deposit can be taken, or kept in part. */
  isLive: boolean
}

/** The security deposits of a booking, held and returned. */
export const BookingDeposits = ({ booking, isLive }: BookingDepositsProps) => {
  const deposits = useDeposits(booking.slug)
  const [isTaking, setIsTaking] = useState(false)
  const mayTake = useMayCall()(depositEndpoints.take)
  const stopTaking = () => setIsTaking(false)
  const [returning, setReturning] = useState<Deposit>()
  return (
    <>
      <Loaded query={deposits} skeleton={<Skeleton height={40} />} failed={say.listFailed}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed">No deposit.</Text>
          ) : (
            <ul className={classes.list} aria-label="Security deposits">
              {all.map((deposit) => (
                <DepositRow key={deposit.slug} deposit={deposit} onReturn={() => setReturning(deposit)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isLive && mayTake && (
        <Button size="xs" variant="default" mt="sm" onClick={() => setIsTaking(true)}>
          Take a deposit
        </Button>
      )}
      {isTaking && (
        <Dialog onClose={stopTaking} title={`Security deposit · ${booking.booking_number}`} size={500}>
          <TakeDeposit slug={booking.slug} onClose={stopTaking} />
        </Dialog>
      )}
      {returning && <ReturnDepositSheet deposit={returning} canKeep={isLive} onClose={() => setReturning(undefined)} />}
    </>
  )
}

const TakeDeposit = ({ slug, onClose }: { slug: string; onClose: () => void }) => (
  <TakeDepositCard taking={useTakingDeposit(slug, onClose)} onClose={onClose} />
)

const DepositRow = ({ deposit, onReturn }: { deposit: Deposit; onReturn: () => void }) => {
  const zone = useHotelZone()
  const mayReturn = useMayCall()(depositEndpoints.return)
  const dayOf = (at: string) => formatDay(dayIn(zone, new Date(at)))
  const { amount, at, payment_method, source, reference, who, returned } = deposit
  const taken = [dayOf(at), payment_method, source, reference, who].filter(Boolean).join(' · ')
  return (
    <li>
      <span>
        <DepositLink deposit={deposit} /> {returned ? 'returned' : 'held'}
      </span>
      <strong className={classes.amount}>{formatRupees(amount)}</strong>
      <small>{taken}</small>
      {returned && (
        <small>
          {[
            `Returned ${formatRupees(returned.amount)} on ${dayOf(returned.at)}`,
            returned.payment_method,
            returned.reference,
            returned.who,
            returned.kept_amount > 0 && `kept ${formatRupees(returned.kept_amount)}: ${returned.reason}`,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          <DepositLink deposit={deposit} ofReturn />
        </small>
      )}
      {!returned && mayReturn && (
        <Group>
          <Button size="compact-xs" variant="default" onClick={onReturn}>
            Return
          </Button>
        </Group>
      )}
    </li>
  )
}
