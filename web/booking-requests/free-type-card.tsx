import { Button } from '@mantine/core'
import type { FreeType, Offer, StayWish } from '#contract/booking-requests/booking-request.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { nightsText } from '#contract/bookings/stay-text.ts'
import { mealsText } from '#contract/food-plans/meals-text.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { NightPrices } from '#web/booking-requests/night-prices.tsx'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'

interface FreeTypeCardProps {
  type: FreeType
  wish: StayWish
  onChoose: (offer: Offer) => void
}

/** One room type: its capacity, its price in each rate plan, and whether it is large enough. */
export const FreeTypeCard = ({ type, wish, onChoose }: FreeTypeCardProps) => {
  const beyond = excessPeople(wish, [type])
  const isOnly = type.offers.length === 1
  return (
    <li className={`${classes.card} ${classes.type}`}>
      <div>
        <div className={classes.head}>
          <h2>{type.name}</h2>
          {type.rooms_left === null ? (
            <StatusBadge tone="success">Available</StatusBadge>
          ) : (
            <StatusBadge tone="warning">{`Only ${type.rooms_left} left`}</StatusBadge>
          )}
        </div>
        <p className={classes.quiet}>{type.description}</p>
        <p>For {occupancyText(type)}</p>
      </div>
      <ul className={classes.offers} aria-label={`Prices of ${type.name}`}>
        {type.offers.map((offer) => (
          <li key={offer.rate_plan_id} className={classes.head}>
            <OfferPrice offer={offer} wish={wish} isNamed={!isOnly} />
            <Button
              disabled={beyond !== ''}
              onClick={() => onChoose(offer)}
              aria-label={`Request booking of ${type.name}${isOnly ? '' : `, ${offer.rate_plan}`}`}
            >
              Request booking
            </Button>
          </li>
        ))}
      </ul>
      {beyond && <p className={classes.quiet}>Too small: {beyond}. Choose a larger room, or call the hotel.</p>}
    </li>
  )
}

interface OfferPriceProps {
  offer: Offer
  wish: StayWish
  /** One of several plans. */
  isNamed: boolean
}

const isSamePrice = ({ nights }: Offer) => nights.every(({ rent }) => rent === nights[0]?.rent)

const OfferPrice = ({ offer, wish, isNamed }: OfferPriceProps) => (
  <div className={classes.price}>
    {isNamed && <h3>{offer.rate_plan}</h3>}
    {offer.rent > 0 ? (
      <>
        <p>
          <strong>{formatRupees(offer.price_per_night)}</strong> {isSamePrice(offer) ? 'a night' : 'a night on average'}
        </p>
        <p className={classes.quiet}>
          {formatRupees(offer.rent)} for {nightsText(wish)}, before tax
          {offer.tax > 0 && `; ${formatRupees(offer.total)} with tax`}
        </p>
        {!isSamePrice(offer) && <NightPrices nights={offer.nights} />}
      </>
    ) : (
      <p>Price on request</p>
    )}
    {offer.food_plan && <p className={classes.quiet}>With {mealsText(offer.food_plan)}</p>}
    <p className={classes.quiet}>{offer.cancellation}</p>
  </div>
)
