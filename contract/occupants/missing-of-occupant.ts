import type { FormField } from '#contract/foreigners/form-three.ts'
import type { Guest } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { type MissingDocument, missingDocuments } from '#contract/guests/missing-documents.ts'
import { adultAge } from '#contract/occupants/age-on.ts'

interface Person {
  guest: Guest
  age: number | null
  is_booker: boolean
}

export interface MissingOfOccupant extends Omit<MissingDocument, 'field'> {
  /** The age as told belongs to the stay, everything else to the guest. */
  field: MissingDocument['field'] | 'age'
}

/** What the registers need of everybody, children too. */
export const missingOfPerson = ({ guest, age }: Pick<Person, 'guest' | 'age'>): MissingOfOccupant[] => [
  ...(guest.sex === null && !guest.is_anonymised ? [{ label: 'Sex', field: 'sex' as const }] : []),
  ...(age === null && !guest.is_anonymised ? [{ label: 'Age', field: 'age' as const }] : []),
]

/** What the registers need of a person in a room and nobody has entered yet. */
export const missingOfOccupant = ({ guest, age, is_booker }: Person, form: FormField[]): MissingOfOccupant[] => {
  const missing = missingOfPerson({ guest, age })
  const isChild = age !== null && age < adultAge
  // An Indian child is registered with the parents' documents; a foreign one has a passport.
  if (isChild && !isForeign(guest.nationality)) return missing
  return [...missing, ...missingDocuments(guest, form, is_booker)]
}
