import { Badge, Button, Skeleton, Stack, Text } from '@mantine/core'
import { type Session, sessionMessages as say } from '#contract/auth/sessions/session.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import { useCloseOtherSessions, useCloseSession, useSessions } from '#web/auth/sessions/session-queries.ts'
import classes from '#web/auth/sessions/sessions.module.css'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

/** Where the person is signed in, with a button to sign out each other device, and all of them. */
export const SessionsSection = () => {
  const sessions = useSessions()
  const closeOthers = useCloseOtherSessions()
  return (
    <Loaded query={sessions} skeleton={<Skeleton h={120} />} failed={say.listFailed}>
      {(found) => (
        <Stack gap="sm" align="flex-start">
          <ul className={classes.sessions} aria-label={say.title}>
            {found.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {found.length > 1 ? (
            <Button variant="default" disabled={closeOthers.busy} onClick={() => closeOthers.act()}>
              Sign out all others
            </Button>
          ) : (
            <Text c="dimmed">{say.onlyThis}</Text>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

const SessionRow = ({ session: { id, device, signed_in_at, last_used_at, is_this_one } }: { session: Session }) => {
  const close = useCloseSession()
  const zone = useHotelZone()
  const moment = (at: string) => formatMoment(at, zone)
  return (
    <li className={classes.session}>
      <div>
        <Text fw={600}>{device}</Text>
        <Text fz="sm" c="dimmed">
          {say.times(moment(signed_in_at), moment(last_used_at))}
        </Text>
      </div>
      {is_this_one ? (
        <Badge variant="light">{say.thisDevice}</Badge>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Sign out ${device}, ${moment(signed_in_at)}`}
          disabled={close.isSent}
          onClick={() => close.act(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
