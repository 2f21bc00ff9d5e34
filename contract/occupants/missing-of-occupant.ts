import type { Guest } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { type MissingDocument, missingDocuments } from '#contract/guests/missing-documents.ts'
import { adultAge } from '#contract/occupants/age-on.ts'

interface Person {
  guest: Guest
  age: number | null
  is_booker: boolean
}

/** What the registers need of a person in a room and nobody has entered yet. */
export const missingOfOccupant = ({ guest, age, is_booker }: Person): MissingDocument[] => {
  const missing: MissingDocument[] = []
  if (guest.sex === null) missing.push({ label: 'Sex' })
  if (age === null) missing.push({ label: 'Age' })
  const isChild = age !== null && age < adultAge
  // An Indian child is registered with the parents' documents; a foreign one has a passport.
  if (isChild && !isForeign(guest.nationality)) return missing
  return [...missing, ...missingDocuments(guest, is_booker)]
}
