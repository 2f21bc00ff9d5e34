import { expect, it } from 'vitest'
import { peopleInOrder, peopleWithRooms } from '#web/housekeeping/assign/people-in-order.ts'
import { dirty, lata, mina, room } from '#web/housekeeping/testing/make-board.ts'

it('people who have rooms come first, otherwise the order is kept', () => {
  const desk = { id: 9, name: 'Arun', role_name: 'Front Desk' }
  const withRooms = peopleWithRooms([dirty('101', { assignee: desk }), room('102'), dirty('103', { assignee: mina })])
  expect(peopleInOrder([lata, mina, desk], withRooms).map(({ name }) => name)).toEqual(['Mina', 'Arun', 'Lata'])
})
