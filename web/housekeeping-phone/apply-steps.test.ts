import { expect, test } from 'vitest'
import { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { applySteps } from '#web/housekeeping-phone/apply-steps.ts'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'

const room = HousekeepingRoom.parse({
  id: 1,
  slug: 'room101',
  room_number: '101',
  floor: '1',
  room_type_id: 1,
  room_type: 'Garden',
  under_maintenance: false,
  condition: 'dirty',
  condition_changed_at: null,
  condition_changed_by: null,
  is_ready: false,
  guests: null,
  departure: null,
  arrival: null,
  cleaning: 'vacant',
  credits: 1,
  state: 'waiting',
  state_changed_at: null,
  state_changed_by: null,
  assignee: null,
  remarks: '',
  open_faults: 0,
  version: 1,
})

const step = (action: Partial<PhoneAction>, state: QueuedStep['state'] = 'waiting'): QueuedStep<PhoneAction> => ({
  seq: 1,
  id: 'id',
  account: 'asha@hotel.example',
  taken_at: '2026-11-17T05:00:00.000Z',
  state,
  tries: 0,
  refusal: null,
  action: { room: 'room101', room_number: '101', kind: 'start', ...action } as PhoneAction,
})

test('a room is shown as it will be when its steps have arrived', () => {
  const shown = applySteps(room, [step({ kind: 'start' }, 'sent'), step({ kind: 'done' })])
  expect(shown).toMatchObject({ state: 'done', condition: 'clean' })
})

test('refused steps, steps of other rooms and the minibar change nothing', () => {
  const steps = [step({ kind: 'start' }, 'refused'), step({ room: 'room102' }), step({ kind: 'minibar' })]
  expect(applySteps(room, steps)).toEqual(room)
})

test('after an undo the room is shown as it was before the step, also when the rooms were read in between', () => {
  const before = { state: 'started', condition: 'dirty' } as const
  const undo = step({ kind: 'undo', step: 'id', before })
  expect(applySteps(room, [step({ kind: 'done' }, 'sent'), undo])).toMatchObject(before)
  expect(applySteps({ ...room, state: 'done', condition: 'clean' }, [undo])).toMatchObject(before)
})
