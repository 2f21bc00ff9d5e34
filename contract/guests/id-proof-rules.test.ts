import { describe, expect, test } from 'vitest'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { isMistypedAadhaar } from '#contract/guests/id-proof.ts'
import { idProofMessages as say } from '#contract/guests/id-proof-messages.ts'
import { type IdProof, wrongIdProofNumber } from '#contract/guests/id-proof-rules.ts'
import { hasVerhoeffDigit } from '#contract/guests/verhoeff.ts'

const wrong = (id_proof_type: IdProof['id_proof_type'], id_proof_number: string, isForeign = false) =>
  wrongIdProofNumber({ id_proof_type, id_proof_number }, isForeign)

describe('numbers that fit', () => {
  test.each([
    ['Aadhar', 'XXXX XXXX 1234'],
    ['Passport', 'M1234567'],
    ['Passport', 'm 1234567'],
    ['Driving License', 'MH12 20190012345'],
    ['Driving License', 'DL-0420110149646'],
    ['Driving License', 'KA05/1234/2009'],
    ['Voter ID', 'ABC1234567'],
    ['Voter ID', 'UP/80/399/0123456'],
    ['PAN Card', 'abcpe1234f'],
    [null, 'anything'],
    ['Voter ID', ''],
  ] as const)('%s %s', (type, number) => expect(wrong(type, number)).toBeUndefined())

  test('of foreign documents have other forms', () => {
    expect(wrong('Passport', 'C01X00T47', true)).toBeUndefined()
    expect(wrong('Driving License', '234567890123', true)).toBeUndefined()
    expect(wrong('Passport', 'C01X00T47')).toBe(say.passportNumber)
    expect(wrong('PAN Card', 'C01X00T47', true)).toBe(say.panNumber)
  })
})

describe('numbers that do not fit get a sentence that says what to enter', () => {
  test.each([
    ['Aadhar', '2345 6789 012', guestMessages.aadhaar],
    ['Aadhar', '2345 6789 0123', say.aadhaarDigit],
    ['Passport', '1234567', say.passportNumber],
    ['Driving License', '123456789012', say.licenceNumber],
    ['Driving License', 'MH12', say.licenceNumber],
    ['Voter ID', 'AB1234567', say.voterNumber],
    ['PAN Card', 'ABCDE12345', say.panNumber],
  ] as const)('%s %s', (type, number, sentence) => expect(wrong(type, number)).toBe(sentence))

  test.each(['abc', 'ABCDEFG', 'C01X00T47!', 'A'.repeat(21)])('a foreign passport %s', (number) =>
    expect(wrong('Passport', number, true)).toBe(say.foreignNumber),
  )
})

describe('the check digit of an Aadhaar number', () => {
  // Verhoeff's own example, and the numbers that UIDAI publishes for tests.
  test.each(['2363', '999941057058', '499118665246'])('%s fits', (digits) =>
    expect(hasVerhoeffDigit(digits)).toBe(true),
  )

  test('finds every wrong digit and every swap of neighbours', () => {
    const number = '999941057058'
    for (let at = 0; at < number.length; at++) {
      for (const digit of '0123456789') {
        const typed = number.slice(0, at) + digit + number.slice(at + 1)
        expect(hasVerhoeffDigit(typed)).toBe(typed === number)
      }
      const swapped = number.slice(0, at) + (number[at + 1] ?? '') + number[at] + number.slice(at + 2)
      expect(hasVerhoeffDigit(swapped)).toBe(swapped === number)
    }
  })

  test('a number does not begin with 0 or 1', () => {
    for (const number of ['123456789010', '012345678906']) {
      expect(hasVerhoeffDigit(number)).toBe(true)
      expect(isMistypedAadhaar(number)).toBe(true)
    }
    expect(isMistypedAadhaar('9999 4105 7058')).toBe(false)
    expect(isMistypedAadhaar('XXXX XXXX 7058')).toBe(false)
  })
})
