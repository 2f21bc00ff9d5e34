import type { ReactNode } from 'react'
import { unknownSource } from '#contract/booking-sources/booking-source.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import { refundDue } from '#contract/bookings/booking-rules.ts'
import { nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import { folioMessages } from '#contract/folios/folio-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise, zero } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import { BookingStatus } from '#web/bookings/booking-status.tsx'
import classes from '#web/bookings/details/booking-facts.module.css'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface BookingFactsProps {
  booking: Booking
  /** Charges of a stay that has ended, with tax, that are on no invoice. */
  notInvoiced?: Paise
}

/** The details of a booking. */
export const BookingFacts = ({ booking, notInvoiced = zero }: BookingFactsProps) => {
  const { check_in_date, check_out_date } = booking
  return (
    <dl className={classes.list}>
      <Fact label="Status">
        <BookingStatus booking={booking} />
      </Fact>
      <Fact label="Nights">{nightsText(booking)}</Fact>
      <Fact label="Check-in">{formatDay(check_in_date)}</Fact>
      <Fact label="Check-out">{formatDay(check_out_date)}</Fact>
      <Fact label="People">{peopleText(booking)}</Fact>
      <Fact label="Food plan">
        {booking.food_plan.name}, {formatRupees(booking.food_plan_rate)} per person and night
      </Fact>
      {booking.rate_plan && <Fact label={fieldNames.rate_plan_id.label}>{booking.rate_plan.name}</Fact>}
      {booking.rate_override_reason && (
        <Fact label={fieldNames.rate_override_reason.label}>{booking.rate_override_reason}</Fact>
      )}
      <Fact label="Advance">{formatRupees(booking.advance_amount)}</Fact>
      {refundDue(booking) > 0 && (
        <Fact label="Refund due">
          {formatRupees(refundDue(booking))}
          {notInvoiced > 0 && <small> {folioMessages.notInvoiced(notInvoiced)}</small>}
        </Fact>
      )}
      {booking.group_name && <Fact label="Group name">{booking.group_name}</Fact>}
      {booking.group_size !== null && <Fact label="Group size">{counted(booking.group_size, 'person', 'people')}</Fact>}
      {booking.company && (
        <Fact label={fieldNames.company_id.label}>
          <TextLink to={paths.company} params={{ slug: booking.company.slug }}>
            {booking.company.name}
          </TextLink>
        </Fact>
      )}
      <Fact label={fieldNames.source_id.label}>{booking.source?.name ?? unknownSource}</Fact>
      {booking.expected_arrival && (
        <Fact label={fieldNames.expected_arrival.label}>{clockTime(booking.expected_arrival)}</Fact>
      )}
      {booking.pinned && (
        <Fact label="Room">{booking.booking_type === 'group' ? 'Pinned to these rooms' : 'Pinned to this room'}</Fact>
      )}
      {booking.desk_remarks && <Fact label={fieldNames.desk_remarks.label}>{booking.desk_remarks}</Fact>}
      {booking.housekeeping_remarks && (
        <Fact label={fieldNames.housekeeping_remarks.label}>{booking.housekeeping_remarks}</Fact>
      )}
      {booking.late_entry_reason && <Fact label="Late entry">{booking.late_entry_reason}</Fact>}
      {booking.cancel_reason && <Fact label="Cancelled because">{booking.cancel_reason}</Fact>}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
