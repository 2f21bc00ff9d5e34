import { expect, test } from 'vitest'
import { lostPropertyChangeInWords } from '#contract/lost-property/lost-property-history-text.ts'

const change = (before: object | null, after: object | null, names: Record<string, string> = {}) =>
  lostPropertyChangeInWords({
    action: before ? (after ? 'update' : 'delete') : 'insert',
    before: before && { ...before },
    after: after && { ...after },
    names,
  })

test('an entry, a change and a deletion', () => {
  expect(change(null, { description: 'Watch' })).toBe('Entered')
  expect(change({ description: 'Diamond watch', kept_in: '' }, { description: 'Watch', kept_in: 'Safe' })).toBe(
    'Description changed from “Diamond watch” to “Watch”. Kept in changed from nothing to “Safe”',
  )
  expect(change({ keep_until: '2027-02-13' }, { keep_until: '2026-12-01' })).toBe(
    'Keep until changed from Feb 13, 2027 to Dec 01, 2026',
  )
  expect(change({ description: 'Watch' }, null)).toBe('Deleted')
})

test('what became of it', () => {
  const kept = { status: 'kept', returned_to: '', closing_note: '' }
  const returned = { status: 'returned', returned_to: 'Asha Rao', closing_note: 'ID seen' }
  expect(change(kept, returned)).toBe('Returned to Asha Rao')
  expect(change(returned, kept)).toBe('Kept again, no longer returned to Asha Rao')
  expect(change(kept, { status: 'disposed', closing_note: 'Given to the police' })).toBe(
    'Disposed of: Given to the police',
  )
})

test('another place and another photo', () => {
  expect(change({ room_id: 7, area: '' }, { room_id: null, area: 'Lobby' }, { 'room_id 7': '204' })).toBe(
    'Found in changed from room 204 to Lobby',
  )
  expect(change({ photo: null }, { photo: 'a.webp' })).toBe('Photo added')
  expect(change({ photo: 'a.webp' }, { photo: 'b.webp' })).toBe('Photo replaced')
  expect(change({ photo: 'b.webp' }, { photo: null })).toBe('Photo removed')
})
