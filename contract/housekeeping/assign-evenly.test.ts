import { expect, test } from 'vitest'
import { assignEvenly } from '#contract/housekeeping/assign-evenly.ts'

const room = (room_number: string, credits: number) => ({ slug: `r${room_number}`, room_number, credits })
const cleaner = (id: number, credits = 0) => ({ id, credits })

const totals = (rooms: ReturnType<typeof room>[], people: ReturnType<typeof cleaner>[]) => {
  const given = assignEvenly(rooms, people)
  return people.map(({ id, credits }) =>
    given
      .filter(({ assignee_id }) => assignee_id === id)
      .reduce((sum, { room: slug }) => sum + (rooms.find((one) => one.slug === slug)?.credits ?? 0), credits),
  )
}

test('three departures and four stays are 10 credits: two people get 5 each', () => {
  const rooms = [
    ...['101', '102', '103'].map((number) => room(number, 2)),
    ...['104', '105', '201', '202'].map((number) => room(number, 1)),
  ]
  expect(totals(rooms, [cleaner(1), cleaner(2)])).toEqual([5, 5])
})

test('credits that a person has already count', () => {
  expect(totals([room('101', 2), room('102', 2)], [cleaner(1, 4), cleaner(2)])).toEqual([4, 4])
})

test('of equal work each person gets neighbouring rooms', () => {
  const rooms = ['101', '102', '103', '104', '201', '202', '203', '204'].map((number) => room(number, 1))
  const given = assignEvenly(rooms, [cleaner(1), cleaner(2)])
  const first = given.filter(({ assignee_id }) => assignee_id === 1).map(({ room }) => room)
  expect(first).toEqual(['r101', 'r102', 'r103', 'r104'])
})

test('rooms without work are left out, and without people nothing is assigned', () => {
  expect(assignEvenly([room('101', 0), room('102', 1)], [cleaner(7)])).toEqual([{ room: 'r102', assignee_id: 7 }])
  expect(assignEvenly([room('101', 1)], [])).toEqual([])
})

test('however the rooms are mixed, totals differ by no more than the largest room', () => {
  const rooms = Array.from({ length: 200 }, (_, index) => room(String(100 + index), ((index * 7) % 3) + 1))
  const shares = totals(rooms, [cleaner(1), cleaner(2, 5), cleaner(3), cleaner(4), cleaner(5), cleaner(6, 1)])
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
})
