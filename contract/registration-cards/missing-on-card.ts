import { adultAge } from '#contract/occupants/age-on.ts'
import type { CardContent, CardPerson } from '#contract/registration-cards/registration-card.ts'

/** What the card of a room should say and does not yet, of everybody of whom something is missing. */
export const missingOnCard = ({ people }: Pick<CardContent, 'people'>) =>
  people
    .map((person, index) => ({ name: person.name, labels: missingOf(person, index === 0) }))
    .filter(({ labels }) => labels.length > 0)

/** The address of the first guest is enough for a room. */
const missingOf = (person: CardPerson, isFirst: boolean) =>
  [
    person.age === null && 'Age',
    person.sex === null && 'Sex',
    isFirst && !person.address && 'Address',
    ...(person.foreign ? missingOfForeigner(person.foreign) : [needsId(person) && 'ID']),
  ].filter((label) => label !== false)

/** An Indian child is registered with the parents' documents. */
const needsId = ({ age, id_proof }: CardPerson) => !id_proof && (age === null || age >= adultAge)

const missingOfForeigner = (foreign: NonNullable<CardPerson['foreign']>) => [
  !foreign.passport_no && 'Passport',
  !foreign.visa && 'Visa',
  foreign.date_of_arrival_in_india === null && 'Arrival in India',
  !foreign.foreign_address && 'Address abroad',
]
