import { expect, test } from 'vitest'
import { expandRoomNumbers } from '#contract/rooms/room-range.ts'

test.each([
  ['101-103', ['101', '102', '103']],
  ['101–102, 201 - 202 ,301', ['101', '102', '201', '202', '301']],
  ['098-101', ['098', '099', '100', '101']],
  ['A9-A11', ['A9', 'A10', 'A11']],
  ['A1-2', ['A1', 'A2']],
  ['A-7, a-7, Suite', ['a-7', 'Suite']],
  ['A-1-A-3', ['A-1', 'A-2', 'A-3']],
])('%s', (typed, numbers) => expect(expandRoomNumbers(typed)).toEqual({ numbers }))

test.each([
  ['112-101', '112-101 goes down'],
  [' , ', 'Enter at least one'],
  ['1-201', 'At most 200'],
  ['1-999999999', 'At most 200'],
  ['The room under the old roof', 'at most 20 characters'],
])('%s is refused with a message', (typed, message) => expect(expandRoomNumbers(typed).wrong).toContain(message))
