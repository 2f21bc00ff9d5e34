import { sexLabels } from '#contract/guests/guest-labels.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { dayIn, formatDay, formatTime, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import { adultAge } from '#contract/occupants/age-on.ts'
import type { CardContent, CardPerson } from '#contract/registration-cards/registration-card.ts'
import type { PrintedCard } from '#server/registration-cards/printed-card.ts'

export type Fact = [label: string, value: string]

export const momentIn = (timeZone: string, instant: string) =>
  `${formatDay(dayIn(timeZone, new Date(instant)))}, ${formatTime(instant, timeZone)}`

const rentOf = ({ lowest_rent, highest_rent }: CardContent) => {
  const lowest = formatRupees(paise(lowest_rent))
  return lowest_rent === highest_rent ? lowest : `${lowest} to ${formatRupees(paise(highest_rent))}`
}

export const stayFacts = ({ content, arrived_at }: PrintedCard, timeZone: string): Fact[] => [
  ['Room', content.room],
  ['Room type', content.room_type],
  [
    'Arrival',
    arrived_at
      ? momentIn(timeZone, arrived_at)
      : `${formatDay(content.check_in_date)}, from ${clockTime(content.check_in_time)}`,
  ],
  ['Departure', `${formatDay(content.check_out_date)}, until ${clockTime(content.check_out_time)}`],
  ['Nights', String(nightsBetween(content.check_in_date, content.check_out_date))],
  [
    'People',
    [
      counted(content.adults, 'adult'),
      content.children > 0 && counted(content.children, 'child', 'children'),
      content.infants > 0 && counted(content.infants, 'infant'),
    ]
      .filter(Boolean)
      .join(', '),
  ],
  ['Plan', [content.rate_plan, content.food_plan].filter(Boolean).join(', ')],
  ['Rent per night, without tax', rentOf(content)],
]

const dayText = (day: string | null) => (day ? formatDay(day) : '')

export const personFacts = (person: CardPerson): Fact[] => {
  const { foreign } = person
  const age = [person.age === null ? '' : String(person.age), person.sex ? sexLabels[person.sex] : '']
  return [
    ['Age, sex', age.filter(Boolean).join(', ')],
    ['Nationality', person.nationality],
    ['Phone', person.phone],
    ['ID', person.id_proof],
    ['Address', person.address],
    ['Coming from', person.from_place],
    ['Going to', person.proceeding_to],
    ['Purpose of visit', person.purpose],
    ...(foreign
      ? ([
          ['Passport', foreign.passport_no],
          ['Issued at', foreign.passport_place_of_issue],
          ['Passport valid until', dayText(foreign.passport_date_of_expiry)],
          ['Visa', foreign.visa],
          ['Visa valid until', dayText(foreign.visa_valid_till)],
          ['Arrival in India', dayText(foreign.date_of_arrival_in_india)],
          ['Address abroad', foreign.foreign_address],
        ] satisfies Fact[])
      : []),
  ]
}

/** A companion shares the journey of the first guest: the card repeats only what differs. */
export const companionFacts = (person: CardPerson, first: CardPerson): Fact[] => {
  const shared = new Map(personFacts(first))
  const own = new Set(['Age, sex', 'Nationality', 'ID', 'Passport', 'Visa'])
  return personFacts(person).filter(([label, value]) => own.has(label) || (value !== '' && shared.get(label) !== value))
}

/** On a card to be signed by pen, adult companions sign beside their details. */
export const signatureOf = ({ age }: CardPerson): Fact[] => (age === null || age >= adultAge ? [['Signature', '']] : [])

/** A room of a group whose guests are not known yet is filled in by hand. */
const blankPerson = ['Name', 'Age, sex', 'Nationality', 'Phone', 'Address', 'ID', 'Coming from', 'Going to']
const blankCompanion = ['Name', 'Age, sex', 'ID', 'Signature']

/** Lines to write on for everybody who was booked for the room and is not registered yet, numbered after the others. */
export const blankPeople = ({ adults, children, infants, people }: CardContent): Fact[][] => {
  const missing = Math.max(adults + children + infants, 1) - people.length
  return Array.from({ length: Math.max(missing, 0) }, (_, index) => {
    const number = people.length + index + 1
    return (number === 1 ? blankPerson : blankCompanion).map((label, column) => [
      column === 0 ? `${number}. ${label}` : label,
      '',
    ])
  })
}
