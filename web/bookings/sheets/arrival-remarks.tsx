import type { Booking } from '#contract/bookings/booking.ts'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import classes from '#web/bookings/sheets/sheets.module.css'

/** The expected time, and the remarks that the desk must read at check-in. */
export const ArrivalRemarks = ({ booking }: { booking: Booking }) => {
  const { desk_remarks, expected_arrival } = booking
  return (
    <>
      {expected_arrival && (
        <p className={classes.expected}>
          {fieldNames.expected_arrival.label} {clockTime(expected_arrival)}
        </p>
      )}
      {desk_remarks && (
        <section className={classes.remarks} aria-label={fieldNames.desk_remarks.label}>
          <strong>{fieldNames.desk_remarks.label}</strong>
          <p>{desk_remarks}</p>
        </section>
      )}
    </>
  )
}
