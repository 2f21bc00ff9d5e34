import { expect, test, vi } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'

const fallback = 'Failed to save the room'

test('a Problem shows its own message, or the fallback', () => {
  expect(failureText(new Problem(409, 'taken', 'Room 204 is taken.'), fallback)).toBe('Room 204 is taken.')
  expect(failureText(new Problem(502, 'unknown', ''), fallback)).toBe(fallback)
  expect(failureText(null, fallback)).toBe(fallback)
})

test('the text of any other error goes to the console once, never to the user', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new TypeError("Cannot read properties of null (reading 'key')")
  expect(failureText(fault, fallback)).toBe(fallback)
  expect(failureText(fault, fallback)).toBe(fallback)
  expect(heard).toHaveBeenCalledExactlyOnceWith(fault)
})
