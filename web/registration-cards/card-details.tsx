import { sexLabels } from '#contract/guests/guest-labels.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import type { CardContent, CardPerson } from '#contract/registration-cards/registration-card.ts'
import classes from '#web/registration-cards/registration-cards.module.css'

/** What the guest signs: the stay and the people, as on the printed card. */
export const CardDetails = ({ content }: { content: CardContent }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: many people are scrolled with the keyboard
  <section className={classes.details} aria-label="Details of the stay" tabIndex={0}>
    <p>
      <strong>
        {formatDay(content.check_in_date)} to {formatDay(content.check_out_date)}
      </strong>
      , {content.room_type} {content.room}
    </p>
    <p>{stayOf(content)}</p>
    <ul>
      {content.people.map((person) => (
        <li key={`${person.name} ${person.phone} ${person.age}`}>
          <strong>{person.name}</strong>: {personOf(person)}
        </li>
      ))}
    </ul>
  </section>
)

const rentOf = ({ lowest_rent, highest_rent }: CardContent) =>
  [...new Set([lowest_rent, highest_rent])].map((rent) => formatRupees(paise(rent))).join(' to ')

const stayOf = (content: CardContent) => {
  const { adults, children, infants, check_in_time, check_out_time, food_plan } = content
  return [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    infants > 0 && counted(infants, 'infant'),
    food_plan,
    `${rentOf(content)} a night without tax`,
    `check-in from ${clockTime(check_in_time)}, check-out by ${clockTime(check_out_time)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const personOf = ({ relation, age, sex, nationality, phone, address, id_proof, foreign }: CardPerson) =>
  [
    relation,
    age !== null && counted(age, 'year'),
    sex && sexLabels[sex],
    nationality,
    phone,
    address,
    id_proof,
    foreign?.passport_no && `passport ${foreign.passport_no}`,
    foreign?.visa && `visa ${foreign.visa}`,
  ]
    .filter(Boolean)
    .join(', ')
