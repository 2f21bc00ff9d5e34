import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { isGstin } from '#contract/settings/gstin.ts'
import {
  indianStates,
  stateCode,
  stateNames,
  stateOfGstin,
  stateTaxOf,
  stateWithCode,
} from '#contract/settings/indian-states.ts'
import { upiLink } from '#contract/settings/upi.ts'

test('a GSTIN is checked by its check digit', () => {
  for (const right of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM']) expect(isGstin(right)).toBe(true)
  for (const wrong of ['27AAPFU0939F1ZW', '27AAPFU0993F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', ''])
    expect(isGstin(wrong)).toBe(false)
})

test('the 14th character is mostly a Z, and a UIN has no PAN', () => {
  for (const right of ['27AAPFU0939F1D4', '07AABCU9603R1C0', '07MUMA12345B1D7', '0717USA00025UN1', '9917SGP29010OSU'])
    expect(isGstin(right), right).toBe(true)
  for (const wrong of ['27AAPFU0939F1D5', '0717USA00025UN2', '0717USA00025XX9', '27AAPFU093911D4'])
    expect(isGstin(wrong), wrong).toBe(false)
})

test('no two states share a code', () => {
  expect(new Set(Object.values(indianStates)).size).toBe(37)
})

test('a UPI link has the amount and the note', () => {
  expect(upiLink({ upi_id: 'sarai@okbank', name: 'Sarai & Sons' }, rupees(1250.5), 'Invoice INV-1')).toBe(
    'upi://pay?pa=sarai@okbank&pn=Sarai%20%26%20Sons&am=1250.50&cu=INR&tn=Invoice%20INV-1',
  )
})

test('a rate has at most two decimals', () => {
  expect(Percent.decode(18)).toBe(1800)
  expect(Percent.decode(2.55)).toBe(255)
  expect(Percent.encode(500)).toBe(5)
  for (const wrong of [1.234, -1, 100.01]) expect(Percent.safeDecode(wrong).success).toBe(false)
})

test('union territories without a legislature levy UTGST, and states have their GST codes', () => {
  const utgst = stateNames.filter((state) => stateTaxOf(state) === 'UTGST').map(stateCode)
  expect(utgst.sort()).toEqual(['04', '26', '31', '35', '38', '97'])
  expect(stateWithCode('Maharashtra')).toBe('27-Maharashtra')
  expect(stateWithCode('')).toBe('')
  expect(stateOfGstin('29AAGCB7383J1Z4')).toBe('Karnataka')
})
