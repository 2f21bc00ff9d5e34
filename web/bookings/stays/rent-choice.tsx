import { Radio } from '@mantine/core'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { Quote } from '#contract/rates/quote.ts'
import { planPriceText } from '#contract/rates/quote-text.ts'
import classes from '#web/bookings/stays/stays.module.css'
import '@mantine/core/styles/Radio.layer.css'

interface RentChoiceProps {
  /** The choice to keep the rent, in words. */
  kept: string
  /** What the rate plan says for each room, once it is known. */
  quotes: Quote[] | undefined
  value: 'keep' | 'new'
  onChange: (rent: 'keep' | 'new') => void
}

/** "Keep the rent of ₹2,000.00 per night"; without an amount while the rents are not known, or if the rooms differ. */
export const keptRentText = (rents: Paise[] = []) => {
  const [first] = rents
  return first !== undefined && rents.every((rent) => rent === first)
    ? `Keep the rent of ${formatRupees(first)} per night`
    : 'Keep the rent of the last night'
}

/** Keep the rent, or take the price of the rate plan, which is shown by night if the nights differ. */
export const RentChoice = ({ kept, quotes, value, onChange }: RentChoiceProps) => {
  const nights = quotes?.flatMap((quote) => quote.nights) ?? []
  const [first] = quotes ?? []
  const isByNight = quotes?.length === 1 && nights.some((night) => night.rent !== nights[0]?.rent)
  return (
    <Radio.Group label="Rent" value={value} onChange={(chosen) => onChange(chosen === 'new' ? 'new' : 'keep')}>
      <div className={classes.rents}>
        <Radio value="keep" label={kept} />
        <Radio value="new" label={first ? planPriceText(first.rate_plan, nights) : 'Rate plan’s price'} />
        {isByNight && (
          <ul className={classes.byNight} aria-label="Price by night">
            {nights.map((night) => (
              <li key={night.date}>
                <span>{formatDay(night.date)}</span>
                <span>{formatRupees(night.rent)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Radio.Group>
  )
}
