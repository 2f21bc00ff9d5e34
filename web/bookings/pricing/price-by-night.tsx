import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, useId, useState } from 'react'
import { counted } from '#contract/kit/counted.ts'
import { absolute, formatRupees, sumOf } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import classes from '#web/bookings/pricing/price-by-night.module.css'
import type { PricedNight } from '#web/bookings/pricing/price-row.ts'
import type { RowPrice } from '#web/bookings/pricing/use-booking-prices.ts'

interface PriceByNightProps {
  price: RowPrice
  /** Takes the price of the plan again, instead of the typed one. */
  onTakePrice: () => void
}

/** The price of each night and why it is so: one line until it is opened. */
export const PriceByNight = ({ price, onTakePrice }: PriceByNightProps) => {
  const { nights, quote, isTyped, error } = price
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isChanged = nights.some(({ before, rent }) => before !== undefined && before !== rent)
  const isShown = (isOpen || isChanged) && nights.length > 0
  return (
    <section className={classes.price} aria-label="Price by night">
      <div className={classes.head}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isShown}
          aria-controls={id}
          // Always a stop of the Tab key, so that the way through the form does not depend on the quote.
          aria-disabled={nights.length === 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden />
          <span>Price by night</span>
        </UnstyledButton>
        <span className={classes.summary}>{error ? say.failed : summaryOf(nights, isChanged)}</span>
        {isTyped && (
          <UnstyledButton className={classes.take} onClick={onTakePrice}>
            Use the rate plan’s price
          </UnstyledButton>
        )}
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <>
            <ul className={classes.nights}>
              {nights.map((night) => (
                <NightOfStay key={night.date} night={night} />
              ))}
            </ul>
            {quote && (
              <p className={classes.terms}>
                {quote.food_plan?.is_included && `${quote.food_plan.name} is included. `}
                {quote.cancellation}.
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const NightOfStay = ({ night: { date, rent, steps, before } }: { night: PricedNight }) => (
  <li>
    <span>{formatDay(date)}</span>
    <span className={classes.amount}>
      {before !== undefined && before !== rent && (
        <>
          <del>{formatRupees(before)}</del> →{' '}
        </>
      )}
      {formatRupees(rent)}
    </span>
    <span className={classes.why}>{steps ? <Why steps={steps} /> : 'Booked price'}</span>
  </li>
)

/** "Standard on Dec 24, 2026", or with later steps "… ₹2,500.00, 1 extra adult +₹800.00". A sign stays at its amount. */
const Why = ({ steps }: { steps: NonNullable<PricedNight['steps']> }) =>
  steps.length === 1
    ? steps[0]?.text
    : steps.map(({ text, amount }, index) => (
        <Fragment key={text}>
          {index > 0 && ', '}
          {text}{' '}
          <span className={classes.step}>
            {index > 0 && (amount < 0 ? '−' : '+')}
            {formatRupees(absolute(amount))}
          </span>
        </Fragment>
      ))

const summaryOf = (nights: PricedNight[], isChanged: boolean) => {
  if (nights.length === 0) return 'Choose a room to see the price'
  const sum = formatRupees(sumOf(nights.map(({ rent }) => rent)))
  if (!isChanged) return `${counted(nights.length, 'night')}, ${sum}`
  return `${counted(nights.length, 'night')}, before ${formatRupees(sumOf(nights.map(({ before, rent }) => before ?? rent)))}, now ${sum}`
}

/** "₹2,800.00 to ₹3,400.00", if the nights differ. */
export const rangeOf = (nights: Pick<PricedNight, 'rent'>[]) => {
  const rents = nights.map(({ rent }) => rent).sort((one, other) => one - other)
  const [lowest] = rents
  const highest = rents.at(-1)
  if (lowest === undefined || highest === undefined || lowest === highest) return undefined
  return `${formatRupees(lowest)} to ${formatRupees(highest)}`
}
