import type { Offer } from '#contract/booking-requests/booking-request.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { weekdayName } from '#web/kit/time/day-name.ts'

/** The price of each night, until it is opened one line. */
export const NightPrices = ({ nights }: Pick<Offer, 'nights'>) => (
  <details className={classes.nights}>
    <summary>Price by night</summary>
    <ul aria-label="Price by night">
      {nights.map(({ date, rent }) => (
        <li key={date} className={classes.night}>
          <span>
            {weekdayName(date)}, {formatDay(date)}
          </span>
          <span>{formatRupees(rent)}</span>
        </li>
      ))}
    </ul>
  </details>
)
