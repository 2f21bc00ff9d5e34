import type { Guest } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { type MissingDocument, missingDocuments } from '#contract/guests/missing-documents.ts'
import { adultAge } from '#contract/occupants/age-on.ts'

interface Person {
  guest: Guest
  age: number | null
  is_booker: boolean
}

/** What the registers need of everybody, children too. */
export const missingOfPerson = ({ guest, age }: Pick<Person, 'guest' | 'age'>): MissingDocument[] => [
  ...(guest.sex === null ? [{ label: 'Sex' }] : []),
  ...(age === null ? [{ label: 'Age' }] : []),
]

/** What the registers need of a person in a room and nobody has entered yet. */
export const missingOfOccupant = ({ guest, age, is_booker }: Person): MissingDocument[] => {
  const missing = missingOfPerson({ guest, age })
  const isChild = age !== null && age < adultAge
  // An Indian child is registered with the parents' documents; a foreign one has a passport.
  if (isChild && !isForeign(guest.nationality)) return missing
  return [...missing, ...missingDocuments(guest, is_booker)]
}
