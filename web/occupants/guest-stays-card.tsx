import { Button, Skeleton } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { GuestStay } from '#contract/occupants/occupant.ts'
import { occupantEndpoints } from '#contract/occupants/occupant-endpoints.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { useBooking } from '#web/bookings/booking-queries.ts'
import { BookingStatusBadge } from '#web/bookings/booking-status-badge.tsx'
import { May } from '#web/kit/access/may.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { AddToRoom } from '#web/occupants/add-to-room.tsx'
import { useStaysOfGuest } from '#web/occupants/occupant-queries.ts'
import { likelyInShort } from '#web/occupants/occupant-text.ts'
import classes from '#web/occupants/occupants.module.css'
import { OccupantsCard } from '#web/occupants/occupants-card.tsx'
import { paths } from '#web/paths.ts'

/** The bookings that a guest sleeps in, with the others in the room. The people of open ones are changed here. */
export const GuestStaysCard = ({ guest }: { guest: Guest }) => (
  <May call={occupantEndpoints.stays}>
    <Stays guest={guest} />
  </May>
)

const Stays = ({ guest }: { guest: Guest }) => {
  const query = useStaysOfGuest(guest.id)
  return (
    <section aria-label="Stays" className={classes.stays}>
      <h4>Stays</h4>
      <Loaded query={query} skeleton={<Skeleton height={60} />} failed={say.staysFailed}>
        {({ stays, total }) => (
          <>
            {total === 0 && <p>{say.noStays}</p>}
            <ul className={classes.list}>
              {stays.map((stay) => (
                <Stay key={stay.slug} stay={stay} />
              ))}
            </ul>
            {total > stays.length && <p>{say.latestStays(stays.length, total)}</p>}
          </>
        )}
      </Loaded>
      {!guest.is_anonymised && (
        <May call={occupantEndpoints.save}>
          <AddToRoom guest={guest} />
        </May>
      )}
    </section>
  )
}

const Stay = ({ stay }: { stay: GuestStay }) => {
  const [isOpen, setOpen] = useState(false)
  const { slug, booking_number, status, rooms, others } = stay
  const isChangeable = status === 'booked' || status === 'checked_in'
  return (
    <li className={classes.person}>
      <div>
        <TextLink to={paths.bookingDetails} search={{ slug }} fw={600}>
          {booking_number}
        </TextLink>{' '}
        <BookingStatusBadge status={status} />
        <div className={classes.about}>
          {`${formatDay(stay.check_in_date)} – ${formatDay(stay.check_out_date)}`}
          {rooms.length > 0 && `, room ${rooms.join(' → ')}`}
          {stay.relation && `, ${stay.relation.toLowerCase()}`}
        </div>
        {others.length > 0 && <div className={classes.about}>with {others.map(likelyInShort).join('; ')}</div>}
      </div>
      {isChangeable && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconUsers size={14} aria-hidden />}
          aria-expanded={isOpen}
          aria-label={`People of ${booking_number}`}
          onClick={() => setOpen(!isOpen)}
        >
          {counted(others.length + 1, 'person', 'people')}
        </Button>
      )}
      {isOpen && <People slug={slug} />}
    </li>
  )
}

const People = ({ slug }: { slug: string }) => (
  <div className={classes.ofStay}>
    <Loaded query={useBooking(slug)} skeleton={<Skeleton height={60} />} failed={say.listFailed}>
      {(booking) => <OccupantsCard booking={booking} title="People" />}
    </Loaded>
  </div>
)
