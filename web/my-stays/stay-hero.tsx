import { Button } from '@mantine/core'
import { nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import type { Bill } from '#contract/folios/bill.ts'
import { absolute, formatRupees } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import type { MyHotel, MyStay } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import classes from '#web/my-stays/my-stays.module.css'
import { roomText, typesText } from '#web/my-stays/stay-text.ts'
import { paths } from '#web/paths.ts'

interface StayHeroProps {
  stay: MyStay
  bill: Bill | null
  hotel: MyHotel
  today: CalendarDate
  isBillOpen: boolean
  onBill: () => void
}

/** The current or next stay, shown large. */
export const StayHero = ({ stay, bill, hotel, today, isBillOpen, onBill }: StayHeroProps) => {
  const room = roomText(stay)
  const facts: [string, string][] = [
    ['Arrival', `${formatDay(stay.check_in_date)}, from ${clockTime(hotel.check_in_time)}`],
    ['Departure', `${formatDay(stay.check_out_date)}, until ${clockTime(hotel.check_out_time)}`],
    ['Stay', `${nightsText(stay)}, ${peopleText(stay)}`],
    ['Food plan', stay.food_plan],
  ]
  return (
    <section className={classes.hero} aria-label="Your stay">
      <div>
        <p className={classes.eyebrow}>{when(stay, today)}</p>
        <h2 className={classes.where}>{room ?? typesText(stay)}</h2>
        <p>{room ? typesText(stay) : say.roomAtArrival}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {bill && (
        <div className={classes.money}>
          <span>{bill.balance < 0 ? 'Refund due' : 'To pay, as of now'}</span>
          <strong>{formatRupees(absolute(bill.balance))}</strong>
        </div>
      )}
      {bill && (
        <div className={classes.acts}>
          <ButtonLink to={paths.candidateServices} variant="white">
            Order room service
          </ButtonLink>
          <Button variant="white" onClick={onBill} aria-expanded={isBillOpen}>
            {isBillOpen ? 'Hide the bill' : 'See the bill'}
          </Button>
        </div>
      )}
    </section>
  )
}

const when = ({ status, check_in_date, booking_number }: MyStay, today: CalendarDate) => {
  if (status === 'checked_in') return `You are our guest · ${booking_number}`
  const days = nightsBetween(today, check_in_date)
  const soon = days <= 0 ? 'We expect you today' : days === 1 ? 'We expect you tomorrow' : `Your stay in ${days} days`
  return `${soon} · ${booking_number}`
}
