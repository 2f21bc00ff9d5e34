import { expect, test } from 'vitest'
import { emptyGuest } from '#contract/guests/guest.ts'
import { expiredDocuments, missingDocuments } from '#contract/guests/missing-documents.ts'

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
  is_anonymised: false,
  version: 1,
}
const stay = { from: '2026-11-15', to: '2026-11-18' }

test('a guest with only name and phone lacks the address, the ID and its photo', () => {
  expect(missingDocuments(guest, []).map(({ label }) => label)).toEqual(['Address', 'ID proof', 'ID photo'])
})

test('reports a passport or visa that is expired or expires during the stay', () => {
  const foreign = {
    ...guest,
    nationality_id: 2,
    nationality: 'German',
    passport_date_of_expiry: '2026-11-14',
    visa_valid_till: '2026-11-17',
  }
  expect(expiredDocuments(foreign, stay)).toEqual([
    { label: 'Passport expired on Nov 14, 2026', field: 'passport_date_of_expiry' },
    { label: 'Visa expires on Nov 17, 2026, during the stay', field: 'visa_valid_till' },
  ])
  const valid = { ...foreign, passport_date_of_expiry: '2026-11-18', visa_valid_till: '2026-11-18' }
  expect(expiredDocuments(valid, stay)).toEqual([])
  // An OCI card replaces the visa, and an Indian guest needs neither.
  expect(expiredDocuments({ ...foreign, visa_status: 'oci' as const }, stay)).toHaveLength(1)
  expect(expiredDocuments({ ...foreign, nationality: 'Indian' }, stay)).toEqual([])
})
