import { describe, expect, test } from 'vitest'
import { emptyGuest, GuestChanges, GuestDraft } from '#contract/guests/guest.ts'
import { guestWarnings } from '#contract/guests/guest-date-rules.ts'
import { guestErrors } from '#contract/guests/guest-errors.ts'
import { type GuestCircumstances, requiredGuestFields, withoutForeignFields } from '#contract/guests/guest-rules.ts'
import { maskIdProofNumber } from '#contract/guests/id-proof.ts'
import { rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

const asha: GuestDraft = { ...emptyGuest, name: 'Asha', phone: '9876543210', address: 'Pune', nationality_id: 1 }
const tom: GuestDraft = {
  ...asha,
  nationality_id: 27,
  phone: '+442079460958',
  passport_no: '123456789',
  passport_date_of_issue: '2022-01-10',
  passport_place_of_issue: 'London',
  passport_date_of_expiry: '2032-01-10',
  visa_no: 'V1',
  visa_date_of_issue: '2026-09-01',
  visa_place_of_issue: 'London',
  visa_valid_till: '2027-03-01',
  date_of_arrival_in_india: '2026-11-01',
  arrival_place_in_india: 'Delhi',
  duration_of_stay_in_india: 30,
  foreign_address: '1 High Street',
}
const page: GuestCircumstances = {
  form: 'page',
  nationality: 'Indian',
  today: '2026-11-15',
  isNew: true,
  hasPhoto: false,
}
const abroad = { ...page, nationality: 'British' }

describe('the body of a form', () => {
  test('is read the same as text and as JSON', () => {
    const texts = { nationality_id: '27', advance: '1250.50', whether_employed_in_india: '1', birth_date: '' }
    const values = { nationality_id: 27, advance: 1250.5, whether_employed_in_india: 1, birth_date: null }
    expect(GuestChanges.parse(texts)).toEqual(GuestChanges.parse(values))
    expect(GuestChanges.parse(texts)).toEqual({
      nationality_id: 27,
      advance: rupees(1250.5),
      whether_employed_in_india: true,
      birth_date: null,
    })
    expect(GuestChanges.parse({ duration_of_stay_in_india: '30 days' })).toEqual({ duration_of_stay_in_india: 30 })
  })

  test('is the same after encoding and decoding', () =>
    expect(z.encode(GuestChanges, GuestChanges.parse({ advance: '10.5', whether_employed_in_india: '0' }))).toEqual({
      advance: 10.5,
      whether_employed_in_india: 0,
    }))

  test.each([
    ['nationality_id', 'x'],
    ['nationality_id', '1e3'],
    ['nationality_id', '99999999999'],
    ['advance', '1.005'],
    ['advance', '-1'],
    ['birth_date', '2026-02-30'],
    ['birth_date', 5],
    ['id_proof_type', 'Library card'],
    ['visa_status', 'none'],
    ['whether_employed_in_india', 'perhaps'],
    ['duration_of_stay_in_india', '0'],
    ['duration_of_stay_in_india', '2.5'],
    ['email', 'a@b'],
    ['tel_lan_no', 'call me'],
    ['name', 'x'.repeat(10_000)],
  ])('%s %s is refused', (field, value) => {
    const { error } = GuestChanges.safeParse({ [field]: value })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  })
})

describe('required', () => {
  test('on the page', () =>
    expect(guestErrors(emptyGuest, { ...page, nationality: undefined })).toEqual({
      name: 'Name is required',
      phone: 'Phone is required',
      address: 'Address is required',
      nationality_id: 'Nationality is required',
    }))

  test('in the modal, where only a new guest needs a photo', () => {
    const errors = guestErrors(asha, { ...page, form: 'modal' })
    expect(errors).toMatchObject({ id_proof_image: 'ID proof photo is required.', mob_no: expect.any(String) })
    expect(Object.keys(errors)).toHaveLength(10)
    expect(guestErrors(asha, { ...page, form: 'modal', isNew: false }).id_proof_image).toBeUndefined()
  })

  test('for a foreign national', () => {
    expect(guestErrors(asha, abroad)).toEqual({
      passport_no: 'Passport number is required.',
      passport_date_of_issue: 'Passport date of issue is required.',
      passport_place_of_issue: 'Passport place of issue is required.',
      passport_date_of_expiry: 'Passport date of expiry is required.',
      visa_no: 'Visa number is required.',
      visa_date_of_issue: 'Visa date of issue is required.',
      visa_place_of_issue: 'Visa place of issue is required.',
      visa_valid_till: 'Visa validity date is required.',
      date_of_arrival_in_india: 'Date of arrival in India is required.',
      arrival_place_in_india: 'Place of arrival in India is required.',
      duration_of_stay_in_india: 'Duration of stay is required.',
      foreign_address: 'Foreign address is required.',
    })
    expect(requiredGuestFields(abroad, 'oci').has('visa_no')).toBe(false)
    expect(requiredGuestFields(abroad, 'oci').has('passport_no')).toBe(true)
    expect(guestErrors(tom, abroad)).toEqual({})
  })
})

describe('phones', () => {
  test.each([
    ['9876543210', page, undefined],
    ['987654321', page, 'Please enter a valid 10-digit phone number'],
    ['+919876543210', page, 'Please enter a valid 10-digit phone number'],
    ['+442079460958', abroad, undefined],
    ['+123456', abroad, 'Please enter a valid phone number'],
    ['442079460958', abroad, 'Please enter a valid phone number'],
  ])('%s', (phone, circumstances, message) => expect(guestErrors({ ...tom, phone }, circumstances).phone).toBe(message))

  test('spaces and dashes are removed', () =>
    expect(GuestChanges.parse({ phone: '+44 (20) 7946-0958' }).phone).toBe('+442079460958'))
})

describe('dates', () => {
  const wrong = (changes: Partial<GuestDraft>) => guestErrors({ ...tom, ...changes }, abroad)
  const odd = (changes: Partial<GuestDraft>) => Object.keys(guestWarnings({ ...tom, ...changes }, page.today))

  test('that are impossible are errors', () => {
    expect(wrong({ birth_date: '2026-11-16' })).toMatchObject({ birth_date: 'Date cannot be in the future' })
    expect(wrong({ birth_date: '1850-01-01' })).toHaveProperty('birth_date')
    expect(wrong({ birth_date: '2025-01-01' })).toHaveProperty('passport_date_of_issue')
    expect(wrong({ date_of_arrival_in_india: '2026-11-16' })).toHaveProperty('date_of_arrival_in_india')
    expect(wrong({ passport_date_of_expiry: '2022-01-10' })).toHaveProperty('passport_date_of_expiry')
    expect(wrong({ passport_date_of_expiry: '2026-10-31' })).toHaveProperty('passport_date_of_expiry')
    expect(wrong({ visa_valid_till: '2026-10-31' })).toHaveProperty('visa_valid_till')
  })

  test('that are unusual are warnings', () => {
    expect(odd({})).toEqual([])
    expect(odd({ passport_date_of_expiry: '2027-04-01' })).toEqual(['passport_date_of_expiry'])
    expect(odd({ visa_date_of_issue: '2026-11-05' })).toEqual(['visa_date_of_issue'])
    expect(odd({ visa_valid_till: '2026-11-10' })).toEqual(['visa_valid_till'])
    expect(odd({ visa_valid_till: '2026-11-29' })).toEqual(['visa_valid_till'])
    expect(odd({ visa_valid_till: '2026-11-30' })).toEqual([])
  })
})

describe('Aadhaar', () => {
  test.each([
    ['Aadhar', '234567890124', 'XXXX XXXX 0124'],
    ['Aadhar', '2345 6789 0124', 'XXXX XXXX 0124'],
    ['Aadhar', 'xxxx-xxxx-0124', 'XXXX XXXX 0124'],
    ['Aadhar', 'XXXX XXXX 0124', 'XXXX XXXX 0124'],
    [null, '2345-6789-0124', 'XXXX XXXX 0124'],
    ['Driving License', '234567890124', '234567890124'],
    [null, 'M1234567', 'M1234567'],
    // Its check digit is wrong: it stays as it is and is refused.
    ['Aadhar', '2345 6789 0123', '2345 6789 0123'],
    [null, '2345 6789 0123', 'XXXX XXXX 0123'],
  ])('%s %s', (type, number, kept) => expect(maskIdProofNumber(type, number)).toBe(kept))

  test('is masked when encoding and when decoding', () => {
    const said = { id_proof_type: 'Aadhar' as const, id_proof_number: '234567890124' }
    expect(GuestChanges.parse(said).id_proof_number).toBe('XXXX XXXX 0124')
    expect(z.encode(GuestChanges, said).id_proof_number).toBe('XXXX XXXX 0124')
    expect(GuestDraft.parse({ ...asha, ...said }).id_proof_number).toBe('XXXX XXXX 0124')
  })

  test('with a wrong number is refused', () =>
    expect(
      guestErrors({ ...asha, id_proof_type: 'Aadhar', id_proof_number: '2345678901244' }, page).id_proof_number,
    ).toContain('12 digits'))
})

test('the passport fields of an Indian guest are removed', () => {
  const indian = withoutForeignFields({ ...tom, visa_status: 'oci', sex: 'male' })
  expect(indian).toMatchObject({ passport_no: '', visa_valid_till: null, visa_status: 'visa', sex: 'male' })
  expect(indian.name).toBe(tom.name)
})
