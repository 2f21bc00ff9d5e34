import { Fragment } from 'react'
import type { BookingRequest } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { datesText, nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import classes from '#web/booking-requests/booking-requests.module.css'

/** What the guest has asked for. */
export const RequestFacts = ({ request }: { request: BookingRequest }) => {
  const { guest, room_type, rate_plan, note, quoted_nights, quoted_total } = request
  const facts: [string, string | null][] = [
    ['Guest', `${guest.name}, ${guest.phone}`],
    ['Requested', `${room_type}, ${datesText(request)}, ${nightsText(request)}, ${peopleText(request)}`],
    ['Rate plan', rate_plan],
    ['Price shown', quoted_nights && quoted_total && say.priceShown(quoted_nights, quoted_total)],
    ['Note', note],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
