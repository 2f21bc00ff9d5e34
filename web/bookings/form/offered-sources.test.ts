import { expect, test } from 'vitest'
import { detailsInShort, offeredSources } from '#web/bookings/form/offered-sources.ts'

const source = (id: number, name: string, builtin: 'walk_in' | null = null) => ({
  ...{ id, name, builtin },
  position: id,
  version: 1,
})
const sources = [source(2, 'Phone'), source(1, 'Walk-in', 'walk_in'), source(3, 'E-mail')]
const offered = (more: object) =>
  offeredSources(sources, { saved: null, isToday: false, ...more }).map(({ label }) => label)

test('a walk-in is offered first when the guest arrives today, and last otherwise', () => {
  expect(offered({ isToday: true })).toEqual(['Walk-in', 'Phone', 'E-mail'])
  expect(offered({})).toEqual(['Phone', 'E-mail', 'Walk-in'])
})

test('a deleted source stays a choice of the booking that has it', () => {
  expect(offered({ saved: { id: 9, name: 'Trade fair' } })).toEqual(['Phone', 'E-mail', 'Walk-in', 'Trade fair'])
  expect(offered({ saved: { id: 2, name: 'Phone' } })).toHaveLength(3)
})

test('the folded details say in one line what they hold', () => {
  const none = { company: undefined, source: undefined, arrival: null, pinned: false, remarks: ['', ''] }
  expect(detailsInShort(none)).toBe('Company, source, expected arrival, remarks')
  const details = { source: 'Phone', arrival: '06:30 PM', pinned: true, remarks: ['Pays cash', ''] }
  expect(detailsInShort({ ...details, company: undefined })).toBe('Phone · arrives 06:30 PM · pinned · Pays cash')
  expect(detailsInShort({ ...none, company: 'Lake Tours', source: 'Phone' })).toBe('Lake Tours · Phone')
})
