import { Button } from '@mantine/core'
import type { FreeType, StayWish } from '#contract/booking-requests/booking-request.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { nightsText } from '#contract/bookings/stay-text.ts'
import { formatRupees, times } from '#contract/kit/money.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'

interface FreeTypeCardProps {
  type: FreeType
  wish: StayWish
  onChoose: () => void
}

/** One room type: its capacity, its price, and whether it is large enough. */
export const FreeTypeCard = ({ type, wish, onChoose }: FreeTypeCardProps) => {
  const beyond = excessPeople(wish, [type])
  const nights = nightsBetween(wish.check_in_date, wish.check_out_date)
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
      <div className={classes.head}>
        <p className={classes.price}>
          {type.price_per_night > 0 ? (
            <>
              <strong>{formatRupees(type.price_per_night)}</strong> a night
              <br />
              <span className={classes.quiet}>
                {formatRupees(times(type.price_per_night, nights))} for {nightsText(wish)}, before tax
              </span>
            </>
          ) : (
            'Price on request'
          )}
        </p>
        <Button disabled={beyond !== ''} onClick={onChoose} aria-label={`Request booking of ${type.name}`}>
          Request booking
        </Button>
      </div>
      {beyond && <p className={classes.quiet}>Too small: {beyond}. Take a larger one, or call the hotel.</p>}
    </li>
  )
}
