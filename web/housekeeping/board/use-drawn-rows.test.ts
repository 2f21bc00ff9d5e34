import { expect, it } from 'vitest'
import { arrangeRooms } from '#web/housekeeping/board/arrange-rooms.ts'
import { rowsToDraw } from '#web/housekeeping/board/use-drawn-rows.ts'
import { room } from '#web/housekeeping/testing/make-board.ts'

const rooms = ['101', '102', '103', '201', '202'].map((number) => room(number))
const by = (how: 'floor' | 'type', shown = rooms) =>
  arrangeRooms(shown, how, { arrivalsFirst: false, checkInTime: '14:00' })
const only = (...numbers: string[]) =>
  by(
    'floor',
    rooms.filter(({ room_number }) => numbers.includes(room_number)),
  )
const drawn = (...given: Parameters<typeof rowsToDraw>) => [...(rowsToDraw(...given) ?? ['all'])]

it('draws the first rows and those that are there already, when a filter is taken off', () => {
  expect(drawn(by('floor'), only('103', '202'), 2)).toEqual([
    'floor-1/room101',
    'floor-1/room102',
    'floor-1/room103',
    'floor-2/room202',
  ])
})

it('draws all rows at once when none has to be added beyond the first', () => {
  expect(drawn(only('103', '202'), by('floor'), 0)).toEqual(['all'])
  expect(drawn(by('floor'), only('202'), 4)).toEqual(['all'])
})

it('takes a room in another group for another row', () => {
  expect(drawn(by('type'), by('floor'), 1)).toEqual(['type-1/room101'])
})
