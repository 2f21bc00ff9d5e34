import { useWatch } from 'react-hook-form'
import { formatRupees } from '#contract/kit/money.ts'
import type { BookingForm } from '#web/bookings/booking-form-types.ts'
import { type BookingInput, sumOfInput } from '#web/bookings/booking-input.ts'
import classes from '#web/bookings/booking-sum-card.module.css'
import { counted } from '#web/bookings/booking-words.ts'

const useSum = ({ control }: BookingForm) => {
  const input = useWatch({ control }) as BookingInput
  return { ...sumOfInput(input), advance: input.advance_amount }
}

/** The running sum: what the stay costs as it stands in the form. */
export const BookingSumCard = ({ form }: { form: BookingForm }) => {
  const { nights, eaters, rent, food, charges, balance } = useSum(form)
  return (
    <section className={classes.card} aria-label="Running sum">
      <h2 className={classes.heading}>{counted(nights, 'night')}</h2>
      <dl className={classes.lines}>
        <dt>Room rent</dt>
        <dd>{formatRupees(rent)}</dd>
        <dt>
          Food plan <small>{counted(eaters, 'person', 'people')}</small>
        </dt>
        <dd>{formatRupees(food)}</dd>
        <dt>Total</dt>
        <dd>{formatRupees(charges)}</dd>
        <dt>Advance</dt>
        <dd>− {formatRupees((charges - balance) as typeof charges)}</dd>
      </dl>
      <div className={classes.balance} aria-live="polite">
        <span>Balance</span>
        <strong>{formatRupees(balance)}</strong>
      </div>
    </section>
  )
}

/** The same in one line, for where there is no room beside the form. */
export const BookingSumLine = ({ form }: { form: BookingForm }) => {
  const { nights, rent, food, balance } = useSum(form)
  return (
    <section className={classes.line} aria-label="Running sum">
      <span>{counted(nights, 'night')}</span>
      <span>Rent {formatRupees(rent)}</span>
      <span>Food {formatRupees(food)}</span>
      <strong>Balance {formatRupees(balance)}</strong>
    </section>
  )
}
