import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import {
  isOverdue,
  type LikelyOwner,
  type LostPropertyDetails,
  placeOf,
} from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import record from '#web/kit/record/record.module.css'
import { RecordHistory } from '#web/kit/record/record-history.tsx'
import { SessionPhoto } from '#web/kit/record/session-photo.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import classes from '#web/lost-property/lost-property.module.css'
import { LostPropertyBadge } from '#web/lost-property/lost-property-badge.tsx'
import { useLostPropertyPhoto } from '#web/lost-property/lost-property-queries.ts'
import { paths } from '#web/paths.ts'

export const LostPropertyFacts = ({ thing }: { thing: LostPropertyDetails }) => {
  const today = useHotelToday()
  const facts: [string, string][] = [
    ['Found in', placeOf(thing)],
    ['Found on', formatDay(thing.found_on)],
    ['Found by', thing.found_by],
    ['Kept in', thing.kept_in || 'Not said'],
    ['Keep until', formatDay(thing.keep_until)],
    ...(thing.returned_to ? ([['Returned to', thing.returned_to]] as [string, string][]) : []),
    ...(thing.closed_on
      ? ([[thing.status === 'returned' ? 'Returned on' : 'Disposed of on', formatDay(thing.closed_on)]] as [
          string,
          string,
        ][])
      : []),
    ...(thing.closing_note ? ([['Note', thing.closing_note]] as [string, string][]) : []),
  ]
  return (
    <div className={record.columns}>
      <section className={record.card} aria-label="Lost property">
        <LostPropertyBadge status={thing.status} isOverdue={isOverdue(thing, today)} />
        <dl className={record.facts}>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {thing.has_photo && <Photo slug={thing.slug} version={thing.version} alt={thing.description} />}
      </section>
      <div className={record.column}>
        {thing.likely_owners.length > 0 && <LikelyOwners owners={thing.likely_owners} />}
        <RecordHistory history={thing.history} />
      </div>
    </div>
  )
}

const LikelyOwners = ({ owners }: { owners: LikelyOwner[] }) => (
  <section className={record.card} aria-label="Guests of this room">
    <h2 className={record.heading}>Guests of this room on that day</h2>
    <ul className={classes.owners}>
      {owners.map(({ booking, booking_number, guest_name, phone, check_in_date, check_out_date }) => (
        <li key={booking}>
          <TextLink to={paths.bookingDetails} search={{ slug: booking }}>
            {`${guest_name} (${booking_number})`}
          </TextLink>
          <span>{`${formatDay(check_in_date)} to ${formatDay(check_out_date)}`}</span>
          {phone && (
            <Anchor href={`tel:${phone}`} fz="sm">
              {phone}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  </section>
)

const Photo = ({ slug, version, alt }: { slug: string; version: number; alt: string }) => (
  <SessionPhoto
    query={useLostPropertyPhoto(slug, version)}
    alt={alt}
    missing={say.photoMissing}
    className={classes.picture}
  />
)
