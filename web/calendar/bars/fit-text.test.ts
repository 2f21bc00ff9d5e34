import { expect, it } from 'vitest'
import { fitText } from '#web/calendar/bars/fit-text.ts'

it('shows a text that fits, or its beginning', () => {
  expect(fitText('Asha Rao', 200)).toBe('Asha Rao')
  expect(fitText('Asha Rao of Jaipur', 60)).toBe('Asha Ra…')
  // No space before the dots.
  expect(fitText('Asha Rao of Jaipur', 45)).toBe('Asha…')
  expect(fitText('Asha Rao of Jaipur', 9)).toBe('A')
})
