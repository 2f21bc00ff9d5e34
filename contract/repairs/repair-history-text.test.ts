import { expect, test } from 'vitest'
import { type RepairChange, repairChangeInWords } from '#contract/repairs/repair-history-text.ts'

const change = (values: Partial<RepairChange>) =>
  repairChangeInWords({ entity: 'repair', action: 'update', before: {}, after: {}, names: {}, ...values })

test('several changed fields are one sentence each, with names instead of ids', () => {
  const before = { priority: 'low', assignee_id: null, cost: null }
  const after = { priority: 'high', assignee_id: 3, cost: 125050 }
  expect(change({ before, after, names: { 'assignee_id 3': 'Ravi' } })).toBe(
    'Priority changed from Low to High. Assigned to Ravi. Cost: ₹1,250.50',
  )
})

test('a repair that moves says from where to where', () => {
  const names = { 'room_id 7': '204' }
  const toRoom = { before: { room_id: null, area: 'Lobby' }, after: { room_id: 7, area: '' }, names }
  expect(change(toRoom)).toBe('Moved from Lobby to room 204')
})

test('nights are blocked, released and cut', () => {
  const nights = { check_in_date: '2026-11-16', check_out_date: '2026-11-22' }
  const stay = (values: Partial<RepairChange>) => change({ entity: 'stay', ...values })
  expect(stay({ action: 'insert', before: null, after: nights })).toBe('Nights blocked: Nov 16, 2026 to Nov 22, 2026')
  expect(stay({ action: 'delete', before: nights, after: null })).toBe('Nights released: Nov 16, 2026 to Nov 22, 2026')
  const until = (before: string, after: string) =>
    stay({ before: { check_out_date: before }, after: { check_out_date: after } })
  expect(until('2026-11-22', '2026-11-18')).toBe('Nights released from Nov 18, 2026')
  expect(until('2026-11-22', '2026-11-24')).toBe('Nights blocked until Nov 24, 2026')
})

test('the link to the nights is no news of its own', () => {
  expect(change({ before: { stay_slug: null }, after: { stay_slug: 'abc' } })).toBeUndefined()
})
