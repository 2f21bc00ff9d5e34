import { expect, test } from 'vitest'
import { bestMatchFirst } from '#web/kit/fields/best-match-first.ts'

const ordered = (typed: string, options: string[]) => bestMatchFirst(options, typed, (text) => text)

test('a match at the start of a word comes before one inside', () => {
  expect(ordered('ger', ['Algerian', 'German', 'Nigerian'])).toEqual(['German', 'Algerian', 'Nigerian'])
  expect(ordered('ZEA', ['Kazean', 'New Zealander', 'Zeal'])).toEqual(['Zeal', 'New Zealander', 'Kazean'])
  expect(ordered('204', ['1204 · Suite', '204 · Lake View'])).toEqual(['204 · Lake View', '1204 · Suite'])
})

test('the others keep their order', () => {
  expect(ordered('', ['b', 'a'])).toEqual(['b', 'a'])
  expect(ordered('a', ['cat', 'bat'])).toEqual(['cat', 'bat'])
})
