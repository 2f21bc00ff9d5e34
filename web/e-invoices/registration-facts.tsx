import type { EInvoice } from '#contract/e-invoices/e-invoice.ts'
import { cancelReasonNames } from '#contract/e-invoices/e-invoice-names.ts'
import { portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/e-invoices/e-invoices.module.css'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

/** What the portal answered, and who recorded and corrected it. */
export const RegistrationFacts = ({ registration }: { registration: NonNullable<EInvoice['registration']> }) => {
  const { irn, ack_no, ack_at, cancelled_at, cancel_reason, cancel_remark, history } = registration
  const zone = useHotelZone()
  return (
    <dl className={classes.facts}>
      <dt>IRN</dt>
      <dd className={classes.irn}>{irn}</dd>
      <dt>Ack. no.</dt>
      <dd>{ack_no}</dd>
      <dt>Ack. date</dt>
      <dd>{portalTimeOf(new Date(ack_at))}</dd>
      {cancelled_at && cancel_reason && (
        <>
          <dt>Cancelled</dt>
          <dd>
            {portalTimeOf(new Date(cancelled_at))}:{' '}
            {[cancelReasonNames[cancel_reason], cancel_remark].filter(Boolean).join(', ')}
          </dd>
        </>
      )}
      <dt>History</dt>
      <dd>
        <ul className={classes.history}>
          {history.map(({ at, who, what }) => (
            <li key={`${at} ${what}`}>
              {what}
              <small>
                {who ?? 'Sarai'}, {formatDay(dayIn(zone, new Date(at)))} {formatTime(at, zone)}
              </small>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
