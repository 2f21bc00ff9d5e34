import { expect, it } from 'vitest'
import { RoomQuery } from '#contract/rooms/room.ts'
import { readSearch } from '#web/kit/list/use-list-query.ts'

it('reads an address, with the default page and size', () => {
  expect(readSearch(RoomQuery, { status: 'available', room_type_id: '3' })).toEqual({
    page: 1,
    per_page: 10,
    status: 'available',
    room_type_id: 3,
  })
})

it('leaves out invalid values and keeps the others', () => {
  expect(readSearch(RoomQuery, { page: 'two', sort: 'colour', status: 'gone', search: '204', x: '1' })).toEqual({
    page: 1,
    per_page: 10,
    search: '204',
  })
})
