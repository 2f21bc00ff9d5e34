import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { tellSaveFailure } from '#web/kit/feedback/save-failure.ts'
import { show } from '#web/testing/show.tsx'

const say = {
  title: 'Room Save Failed',
  taken: 'Room number already exists',
  invalid: 'Invalid room data. Please check all fields.',
  failed: 'Failed to save room',
}

it.each([
  [new Problem(409, 'x', 'Room 204 is taken.'), 'Room Save Failed', 'Room 204 is taken.'],
  [new Problem(422, 'x', '', { status: ['Required', 'Unknown'] }), 'Validation Error', 'status: Required, Unknown'],
  [new Problem(409, 'x', ''), 'Conflict', say.taken],
  [new Problem(400, 'x', ''), 'Bad Request', say.invalid],
  [new Problem(502, 'x', ''), 'Error', say.failed],
  [new Error('of ours'), 'Error', say.failed],
])('shows the messages of the specification, in its order', (failure, title, message) => {
  show(null)
  act(() => tellSaveFailure(failure, say))
  expect(screen.getByRole('alert').textContent).toBe(title + message)
})
