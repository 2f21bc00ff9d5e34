import { Fragment } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, negative, type Paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import classes from '#web/bookings/form/booking-sum-card.module.css'
import { useFormBill } from '#web/bookings/form/use-form-bill.ts'

interface BookingSumProps {
  form: BookingForm
  /** The edited booking; its orders and payments are included. */
  booking: BookingDetail | undefined
}

interface Row {
  label: string
  note?: string
  amount: Paise
  /** Shown at zero, too. */
  always?: boolean
}

/** The running sum, with total and balance as on the bill. */
export const BookingSumCard = ({ form, booking }: BookingSumProps) => {
  const sum = useFormBill(form, booking)
  const beforeTax = sum.isTaxed ? '' : ' before tax'
  const rows: Row[] = [
    { label: 'Room rent', amount: sum.rent, always: true },
    { label: 'Food plan', note: counted(sum.mealGuests, 'person', 'people'), amount: sum.food, always: true },
    { label: 'Orders', amount: sum.orders },
    { label: 'Discount', amount: negative(sum.discount) },
    { label: 'GST', note: sum.tax_rates.map(formatPercent).join(' and '), amount: sum.tax },
    { label: 'Round-off', amount: sum.round_off },
    { label: `Total${beforeTax}`, amount: sum.total, always: true },
    { label: 'Advance', amount: negative(sum.advance), always: true },
  ]
  return (
    <section className={classes.card} aria-label="Running sum">
      <h2 className={classes.heading}>{counted(sum.nights, 'night')}</h2>
      <dl className={classes.lines}>
        {rows
          .filter(({ amount, always }) => always || amount !== 0)
          .map(({ label, note, amount }) => (
            <Fragment key={label}>
              <dt>
                {label} {note && <small>{note}</small>}
              </dt>
              <dd>{formatRupees(amount)}</dd>
            </Fragment>
          ))}
      </dl>
      <div className={classes.balance} aria-live="polite">
        <span>Balance{beforeTax}</span>
        <strong>{formatRupees(sum.balance)}</strong>
      </div>
    </section>
  )
}

/** The same in one line, for narrow screens. */
export const BookingSumLine = ({ form, booking }: BookingSumProps) => {
  const { nights, total, tax, balance, isTaxed } = useFormBill(form, booking)
  const beforeTax = isTaxed ? '' : ' before tax'
  return (
    <section className={classes.line} aria-label="Running sum">
      <span>{counted(nights, 'night')}</span>
      <span>
        Total{beforeTax} {formatRupees(total)}
        {tax > 0 && ` with ${formatRupees(tax)} GST`}
      </span>
      <strong>Balance {formatRupees(balance)}</strong>
    </section>
  )
}
