import { expect, test } from 'vitest'
import { countries, countryCode, countryMeant } from '#contract/guests/passport/country-codes.ts'

test('every country to choose from has a code, and is meant by its own name', () => {
  for (const name of countries) {
    expect(countryCode(name), name).toMatch(/^[A-Z]{3}$/)
    expect(countryMeant(name)).toBe(name)
  }
  expect(countries).toEqual(expect.arrayContaining(['France', 'Netherlands', 'South Korea', 'United Kingdom', 'India']))
  expect(new Set(countries.map(countryCode)).size).toBe(countries.length)
})

test('other names and codes mean a country; a misspelt one means none', () => {
  expect(['UK', 'gbr', 'holland', 'Russian Federation'].map(countryMeant)).toEqual([
    'United Kingdom',
    'United Kingdom',
    'Netherlands',
    'Russia',
  ])
  expect(countryMeant('Franc')).toBeUndefined()
  expect(countryMeant('')).toBeUndefined()
})
