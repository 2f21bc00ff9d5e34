import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copySheet } from '#contract/foreigners/copy-sheet.ts'
import { type FormKey, formKeys } from '#contract/foreigners/form-keys.ts'
import { guestFieldOf, missingForForm } from '#contract/foreigners/form-needs.ts'
import type { FormField } from '#contract/foreigners/form-three.ts'
import { emptyGuest, type Guest } from '#contract/guests/guest.ts'

const fieldOf = (key: FormKey, is_required = true): FormField => ({
  ...{ key, portal_name: key, section: 'Person', label: key, position: 1 },
  ...{ is_required, is_active: true, valid_from: '2000-01-01', version: 1 },
})
const guest: Guest = {
  ...emptyGuest,
  ...{ id: 1, slug: 'a', name: 'Nora Hill', phone: '+441904111222', nationality_id: 2, nationality: 'British' },
  ...{ has_photo: true, is_anonymised: false, id_proof_image: null, version: 1 },
}
const stay = { arrived_at: null, first_day: '2026-11-15', last_day: '2026-11-18' }
const hotel = { address: 'a', state: 'b', district: 'c', pin_code: 'd', time_zone: 'Asia/Kolkata' }
const sheetOf = (fields: FormField[], of: Guest) => copySheet(fields, { guest: of, stay, hotel, codes: [] })

const texts = ['given_name', 'surname', 'visa_no', 'visa_type', 'foreign_city', 'purpose_of_visit'] as const
const places = ['next_destination', 'next_destination_state', 'next_destination_country', 'phone_at_home'] as const

const anyGuest = fc.record({
  visa_status: fc.constantFrom('visa' as const, 'oci' as const, 'visa_exempt' as const),
  next_destination_in: fc.constantFrom('india' as const, 'abroad' as const, null),
  sex: fc.constantFrom('female' as const, null),
  whether_employed_in_india: fc.constantFrom(false, null),
  phone: fc.constantFrom('', '9820011111', '+441904111222'),
  ...Object.fromEntries([...texts, ...places].map((field) => [field, fc.constantFrom('', 'York')])),
})

test('the guest form marks what the copy sheet says is missing', () => {
  fc.assert(
    fc.property(anyGuest, fc.subarray([...formKeys]), (said, required) => {
      const person = { ...guest, ...said }
      const fields = formKeys.map((key) => fieldOf(key, required.includes(key)))
      const inSheet = sheetOf(fields, person)
        .filter(({ is_missing }) => is_missing)
        .flatMap(({ key }) => guestFieldOf(key) ?? [])
      expect(new Set(missingForForm(fields, person))).toEqual(new Set(inSheet))
    }),
  )
})

test('a country or visa type without a code is not in the portal’s list', () => {
  const fields = [fieldOf('foreign_country'), fieldOf('visa_country_of_issue'), fieldOf('visa_type')]
  const person = { ...guest, foreign_country: 'Franc', visa_country_of_issue: 'France', visa_type: 'Touristt' }
  expect(sheetOf(fields, person).map(({ is_unlisted }) => is_unlisted)).toEqual([true, false, true])
  expect(sheetOf(fields, guest).map(({ is_unlisted }) => is_unlisted)).toEqual([false, false, false])
  // The visa of an OCI card holder is not asked for.
  expect(sheetOf(fields, { ...person, visa_status: 'oci' })[2]).toMatchObject({ value: '', is_unlisted: false })
})
