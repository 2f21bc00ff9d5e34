import { Alert } from '@mantine/core'
import { Fragment } from 'react'
import type { ForeignerDetails } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { formatDay, formatMoment } from '#contract/kit/time/calendar-date.ts'
import { ForeignerStatusCell } from '#web/foreigners/foreigner-status.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import record from '#web/kit/record/record.module.css'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

/** Stay, deadline, and what was filed when and by whom. */
export const FilingFacts = ({ foreigner }: { foreigner: ForeignerDetails }) => {
  const zone = useHotelZone()
  const at = (instant: string) => formatMoment(instant, zone)
  const by = (instant: string, who: string | null) => (who ? `${at(instant)}, ${who}` : at(instant))
  const { due_at, arrived_at, arrival_date, left_at, departure_date, filed_at, departure_filed_at } = foreigner
  const facts: [string, string | null][] = [
    ['Room', foreigner.rooms || null],
    ['Arrival', arrived_at ? at(arrived_at) : `${formatDay(arrival_date)}, time not known`],
    ['Departure', left_at ? at(left_at) : departure_date && formatDay(departure_date)],
    ['To file until', due_at && at(due_at)],
    ['Application number', foreigner.application_number || null],
    ['Filed', filed_at && by(filed_at, foreigner.filed_by)],
    ['Departure number', foreigner.departure_number || null],
    ['Departure filed', departure_filed_at && by(departure_filed_at, foreigner.departure_filed_by)],
    ['Onward address', foreigner.onward_address || null],
  ]
  return (
    <section className={record.card} aria-label="Filing">
      <ForeignerStatusCell foreigner={foreigner} />
      {foreigner.correction && (
        <Alert data-tone="warning" mt="sm">
          {say.corrections[foreigner.correction]}
        </Alert>
      )}
      <dl className={record.facts}>
        <dt>Booking</dt>
        <dd>
          <TextLink to={paths.bookingDetails} search={{ slug: foreigner.booking }}>
            {foreigner.booking_number}
          </TextLink>
        </dd>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  )
}
