import { expect, it } from 'vitest'
import { arrivalText, departureText, occupancyText } from '#web/housekeeping/board/stay-text.ts'
import { sheetsOf } from '#web/housekeeping/print/sheets-of.ts'
import { arrival, dirty, guests, lata, mina, room } from '#web/housekeeping/testing/make-board.ts'

const times = { check_in_time: '14:00', check_out_time: '11:00' }

it('says who is in a room, by when they leave and when the next ones arrive', () => {
  expect(occupancyText(room('101', { guests: guests({ number_of_children: 1 }) }))).toBe('Occupied, 2 adults, 1 child')
  expect(occupancyText(room('101'))).toBe('Vacant')
  expect(occupancyText(room('101', { under_maintenance: true }))).toBe('Under maintenance')
  expect(departureText({ ...guests(), has_left: false }, times)).toBe('Leaves by 11:00 AM')
  expect(departureText({ ...guests(), has_left: true }, times)).toBe('Has left')
  expect(arrivalText(arrival('18:30'), times)).toBe('Arrives at 06:30 PM')
  expect(arrivalText(arrival(null), times)).toBe('Arrives from 02:00 PM')
  expect(arrivalText(arrival('18:30', true), times)).toBe('Has arrived')
})

it('prints a sheet for each person with rooms, and one for work that nobody has', () => {
  const rooms = [
    dirty('101', { assignee: mina }),
    dirty('102'),
    room('103'),
    room('104', { cleaning: 'stay', credits: 1, state: 'done' }),
  ]
  const names = (person?: number) =>
    sheetsOf({ rooms, staff: [lata, mina] }, person).map((sheet) => [sheet.name, sheet.rooms.length, sheet.credits])
  expect(names()).toEqual([
    ['Mina', 1, 2],
    ['Nobody', 1, 2],
  ])
  expect(names(8)).toEqual([['Mina', 1, 2]])
  expect(names(0)).toEqual([['Nobody', 1, 2]])
})
