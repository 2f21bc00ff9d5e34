import { expect, test } from 'vitest'
import { emptyGuest } from '#contract/guests/guest.ts'
import { expiredDocuments, missingDocuments } from '#web/bookings/sheets/missing-documents.ts'

const guest = {
  ...emptyGuest,
  id: 1,
  slug: 'a',
  name: 'Quick Guest',
  phone: '9820011111',
  nationality_id: 1,
  nationality: 'Indian',
  has_photo: false,
  id_proof_image: null,
  version: 1,
}
const stay = { from: '2026-11-15', to: '2026-11-18' }

test('a guest of whom only name and phone are known lacks the address, the ID and its photo', () => {
  expect(missingDocuments(guest).map(({ label }) => label)).toEqual(['Address', 'ID proof', 'ID photo'])
})

test('an expired passport or visa is noticed, and one that ends during the stay', () => {
  const foreign = {
    ...guest,
    nationality_id: 2,
    nationality: 'German',
    passport_date_of_expiry: '2026-11-14',
    visa_valid_till: '2026-11-17',
  }
  expect(expiredDocuments(foreign, stay)).toEqual([
    'Passport expired on Nov 14, 2026',
    'Visa expires on Nov 17, 2026, during the stay',
  ])
  const valid = { ...foreign, passport_date_of_expiry: '2026-11-18', visa_valid_till: '2026-11-18' }
  expect(expiredDocuments(valid, stay)).toEqual([])
  // An OCI card takes the place of the visa, and an Indian guest carries neither.
  expect(expiredDocuments({ ...foreign, visa_status: 'oci' as const }, stay)).toHaveLength(1)
  expect(expiredDocuments({ ...foreign, nationality: 'Indian' }, stay)).toEqual([])
})
