import { Button, Group, Skeleton } from '@mantine/core'
import { IconMailForward, IconUserOff } from '@tabler/icons-react'
import type { GuestAccount } from '#contract/guest-accounts/guest-account.ts'
import { guestAccountEndpoints } from '#contract/guest-accounts/guest-account-endpoints.ts'
import { guestAccountMessages as say } from '#contract/guest-accounts/guest-account-messages.ts'
import type { Guest } from '#contract/guests/guest.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/guest-accounts/guest-account-card.module.css'
import { useGuestAccount } from '#web/guest-accounts/guest-account-queries.ts'
import { useGuestAccess } from '#web/guest-accounts/use-guest-access.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

/** Whether a guest has access to the guest area, with buttons to invite and to withdraw access. */
export const GuestAccountCard = ({ guest }: { guest: Guest }) => {
  const account = useGuestAccount(guest.slug)
  return (
    <section aria-label="Guest area" className={classes.card}>
      <h4>Guest area</h4>
      <Loaded query={account} skeleton={<Skeleton height={36} />} failed={say.loadFailed}>
        {(found) => <AccountState guest={guest} account={found} />}
      </Loaded>
    </section>
  )
}

const AccountState = ({ guest, account }: { guest: Guest; account: GuestAccount }) => {
  const { invite, withdraw, busy, dialog } = useGuestAccess()
  const lines = useAccountLines(guest, account)
  const isMoved = account.state === 'active' && account.email?.toLowerCase() !== guest.email.toLowerCase()
  const mayCall = useMayCall()
  const canInvite =
    mayCall(guestAccountEndpoints.invite) && (account.state !== 'active' || (isMoved && guest.email !== ''))
  const canWithdraw =
    mayCall(guestAccountEndpoints.withdraw) && (account.state === 'active' || account.invitation !== null)
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Group gap="xs">
        {canInvite && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconMailForward size={16} />}
            disabled={guest.email === ''}
            loading={busy}
            onClick={() => invite(guest.slug)}
          >
            {account.invitation ? 'Send a new invitation' : 'Invite to the guest area'}
          </Button>
        )}
        {canWithdraw && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconUserOff size={16} />}
            loading={busy}
            onClick={() => withdraw(guest)}
          >
            Withdraw access
          </Button>
        )}
      </Group>
      {dialog}
    </>
  )
}

const useAccountLines = (guest: Guest, { state, email, invitation, last_seen_at }: GuestAccount) => {
  const zone = useHotelZone()
  const dayOf = (instant: string) => dayIn(zone, new Date(instant))
  const lines: string[] = []
  if (state === 'none') lines.push(say.none)
  if (state === 'disabled') lines.push(say.disabled)
  if (state === 'active' && email) {
    lines.push(`${say.active(email)}${last_seen_at ? `, last seen on ${formatDay(dayOf(last_seen_at))}` : ''}`)
  }
  if (invitation) {
    const isOver = Date.parse(invitation.expires_at) < Date.now()
    lines.push(
      isOver
        ? say.expiredOn(dayOf(invitation.expires_at))
        : say.invitedOn(dayOf(invitation.invited_at), invitation.email),
    )
  }
  if (guest.email === '' && state !== 'active') lines.push(say.noEmail)
  const isMoved = state === 'active' && guest.email !== '' && email?.toLowerCase() !== guest.email.toLowerCase()
  if (isMoved && !invitation) lines.push(say.otherEmail(guest.email))
  return lines
}
