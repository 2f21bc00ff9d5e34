import { expect, test } from 'vitest'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { undoableStep } from '#web/housekeeping-phone/undoable-step.ts'

const of = { room: 'room101', room_number: '101' }
const start: PhoneAction = { ...of, kind: 'start' }
const minibar: PhoneAction = { ...of, kind: 'minibar', stay: 'stay', items: [{ item_id: 1, quantity: 2 }] }
const undo: PhoneAction = { ...of, kind: 'undo', step: 'one' }

const queued = (action: PhoneAction, more: Partial<QueuedStep> = {}): QueuedStep<PhoneAction> => ({
  seq: 1,
  id: 'one',
  account: 'asha@hotel.example',
  taken_at: '2026-11-17T05:00:00.000Z',
  state: 'waiting',
  tries: 0,
  refusal: null,
  ...more,
  action,
})

test('a step that waits can be undone, also one that may have arrived without an answer', () => {
  expect(undoableStep([queued(start)], undefined)?.id).toBe('one')
  expect(undoableStep([queued(start, { isTried: true })], undefined)?.id).toBe('one')
  expect(undoableStep([queued(start, { state: 'sending', isTried: true })], undefined)?.id).toBe('one')
})

test('a minibar only while it was never sent', () => {
  expect(undoableStep([queued(minibar)], undefined)?.id).toBe('one')
  expect(undoableStep([queued(minibar, { isTried: true })], undefined)).toBeUndefined()
  expect(undoableStep([], queued(minibar))).toBeUndefined()
})

test('a step that has just arrived can be undone, a refused one cannot, and an undo neither', () => {
  expect(undoableStep([], queued(start))?.id).toBe('one')
  expect(undoableStep([queued(start, { state: 'refused' })], queued(start))).toBeUndefined()
  expect(undoableStep([queued(undo)], undefined)).toBeUndefined()
})
