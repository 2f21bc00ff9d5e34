import { expect, test } from 'vitest'
import { emptyGuest, type Guest } from '#contract/guests/guest.ts'
import { checkGuest } from '#web/guests/form/check-guest.ts'
import { changesOf, valuesOf, valuesToKeep } from '#web/guests/form/guest-values.ts'

const guest: Guest = {
  ...emptyGuest,
  id: 7,
  slug: 'a-guest',
  name: 'Asha Rao',
  phone: '9820000001',
  address: 'Pune',
  nationality_id: 1,
  nationality: 'Indian',
  id_proof_type: 'Driving License',
  id_proof_number: 'MH12 2019',
  has_photo: true,
  is_anonymised: false,
  id_proof_image: '/guests/a-guest/id-proof',
  version: 1,
}
const circumstances = { form: 'page', nationality: 'Indian', today: '2026-11-15', isNew: true } as const

test('only changed fields are sent', () => {
  expect(changesOf(guest, 'stored', guest)).toEqual({})
  expect(changesOf({ ...guest, email: 'asha@example.com' }, 'stored', guest)).toEqual({ email: 'asha@example.com' })
  expect(changesOf(guest, 'none', guest)).toEqual({ id_proof_image: '' })
})

test('a new ID number is sent with its type, so that it is masked correctly', () => {
  const changes = changesOf({ ...guest, id_proof_number: '123456789012' }, 'stored', guest)
  expect(changes).toEqual({ id_proof_type: 'Driving License', id_proof_number: '123456789012' })
})

test('a draft keeps neither the photo nor the digits of an Aadhaar number', () => {
  const values = { ...valuesOf(guest), id_proof_type: 'Aadhar', id_proof_number: '2345 6789 0124' }
  expect(valuesToKeep(values)).not.toHaveProperty('id_proof_image')
  expect(valuesToKeep(values).id_proof_number).toBe('XXXX XXXX 0124')
  for (const mistyped of ['2345 6789 012', '2345 6789 0123']) {
    expect(valuesToKeep({ ...values, id_proof_number: mistyped }).id_proof_number).toBe('')
  }
})

test('invalid values and missing fields are reported together', () => {
  const { errors } = checkGuest({ ...valuesOf(undefined), email: 'asha@' }, circumstances)
  expect(errors).toMatchObject({ email: 'Please enter a valid email', name: 'Name is required' })
  expect(checkGuest(valuesOf(guest), { ...circumstances, isNew: false, stored: guest }).errors).toEqual({})
})
