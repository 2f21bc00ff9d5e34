import { expect, it } from 'vitest'
import { applyChanges, isContested, replaceRooms } from '#web/housekeeping/board/apply-changes.ts'
import { dirty, lata, room } from '#web/housekeeping/testing/make-board.ts'

const rules = { staff: [lata], ready_means_inspected: true }

it('shows a change before it is saved, and leaves the other rooms the same objects', () => {
  const rooms = [dirty('101'), dirty('102')]
  const [first, second] = applyChanges(rooms, new Map([['room101', { condition: 'clean', assignee_id: 7 }]]), rules)
  expect(first).toMatchObject({ condition: 'clean', state: 'done', is_ready: false, assignee: { id: 7, name: 'Lata' } })
  expect(second).toBe(rooms[1])
  expect(applyChanges(rooms, new Map(), rules)).toBe(rooms)
})

it('takes a room away from everybody, and keeps fields that were not changed', () => {
  const [taken] = applyChanges(
    [dirty('101', { assignee: lata, remarks: 'Cot' })],
    new Map([['room101', { assignee_id: null }]]),
    rules,
  )
  expect(taken).toMatchObject({ assignee: null, remarks: 'Cot', condition: 'dirty' })
})

it('two changes of different fields are no conflict, two of the same field are', () => {
  const before = dirty('101')
  const cleaned = dirty('101', { condition: 'clean', version: 2 })
  expect(isContested({ remarks: 'Cot' }, before, cleaned)).toBe(false)
  expect(isContested({ condition: 'inspected' }, before, cleaned)).toBe(true)
  const dirtyAgain = dirty('101', { condition_changed_at: '2026-11-16T05:50:00Z', version: 2 })
  expect(isContested({ condition: 'clean' }, before, dirtyAgain)).toBe(true)
  expect(isContested({ assignee_id: 7 }, before, dirty('101', { assignee: lata }))).toBe(true)
  expect(isContested({ remarks: 'Cot' }, before, dirty('101', { remarks: 'Towels' }))).toBe(true)
})

it('does not put an older reply in the place of a newer one', () => {
  const rooms = [room('101', { version: 5 }), room('102', { version: 1 })]
  const replaced = replaceRooms(rooms, [dirty('101', { version: 4 }), dirty('102', { version: 2 })])
  expect(replaced.map(({ version }) => version)).toEqual([5, 2])
})
