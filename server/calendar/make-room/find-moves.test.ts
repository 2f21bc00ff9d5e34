import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { findMoves, type MovesSoFar } from '#server/calendar/make-room/find-moves.ts'
import type { HeldNights, MakeRoomProblem } from '#server/calendar/make-room/make-room-problem.ts'

const solve = (problem: MakeRoomProblem): MovesSoFar => {
  const search = findMoves(problem)
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}

const types = [
  { id: 1, price: 2000, max_adults: 2, max_children: 1, max_infants: 1 },
  { id: 2, price: 3000, max_adults: 3, max_children: 1, max_infants: 1 },
  { id: 3, price: 3000, max_adults: 1, max_children: 1, max_infants: 1 },
]
const room = (id: number, typeId = 1, isUsable = true) => ({ id, typeId, isUsable })
const stay = (id: string, roomId: number, from: number, to: number, wanted: Partial<HeldNights> = {}): HeldNights => ({
  id,
  roomId,
  from,
  to,
  number_of_adults: 1,
  number_of_children: 0,
  number_of_infants: 0,
  isMovable: true,
  ...wanted,
})
const problem = (wanted: Partial<MakeRoomProblem>): MakeRoomProblem => ({
  days: 8,
  types,
  rooms: [room(1), room(2)],
  stays: [],
  request: { typeId: 1, from: 0, to: 4 },
  ...wanted,
})

test('a room that is free already needs no moves', () => {
  expect(solve(problem({ stays: [stay('a', 1, 2, 3)] }))).toEqual({ roomId: 2, moves: [], isFewest: true })
})

test('one stay moves so that the gaps of two rooms become one', () => {
  const stays = [stay('a', 1, 0, 2), stay('b', 2, 2, 4)]
  expect(solve(problem({ stays }))).toEqual({ roomId: 1, moves: [{ stay: 'a', roomId: 2 }], isFewest: true })
})

test('a chain of moves is found when no displaced stay has a free room', () => {
  const stays = [
    stay('a', 1, 0, 3),
    stay('b', 2, 2, 5),
    stay('c', 3, 4, 6),
    stay('fixed 1', 1, 5, 8, { isMovable: false }),
    stay('fixed 3', 3, 0, 1, { isMovable: false }),
  ]
  const found = solve(problem({ rooms: [room(1), room(2), room(3)], stays, request: { typeId: 1, from: 1, to: 5 } }))
  expect(found).toEqual({
    roomId: 1,
    moves: [
      { stay: 'a', roomId: 2 },
      { stay: 'b', roomId: 3 },
      { stay: 'c', roomId: 2 },
    ],
    isFewest: true,
  })
})

test('neither a fixed stay nor a room under maintenance is used', () => {
  const stays = [stay('a', 1, 0, 2, { isMovable: false }), stay('b', 2, 2, 4, { isMovable: false })]
  expect(solve(problem({ stays }))).toBeNull()
  expect(solve(problem({ stays, rooms: [room(1), room(2), room(3, 1, false)] }))).toBeNull()
})

test('a guest moves to a room that costs more if it must be, but never to a cheaper or too small one', () => {
  const full = [stay('a', 1, 0, 2), stay('b', 2, 0, 4)]
  const dear = problem({ stays: full, rooms: [room(1), room(2), room(3, 2)] })
  expect(solve(dear)).toEqual({ roomId: 1, moves: [{ stay: 'a', roomId: 3 }], isFewest: true })
  const small = full.map((one) => ({ ...one, number_of_adults: 2 }))
  expect(solve({ ...dear, stays: small, rooms: [room(1), room(2), room(3, 3)] })).toBeNull()
  const request = { typeId: 2, from: 0, to: 4 }
  expect(solve({ ...dear, request, stays: full, rooms: [room(1, 2), room(2, 2), room(3)] })).toBeNull()
})

interface Best {
  moves: number
  typeChanges: number
}

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to

/** Tries every room for every movable stay. */
const bruteForce = ({ rooms, stays, request }: MakeRoomProblem): Best | undefined => {
  const typeOf = (roomId: number) => types.find(({ id }) => id === rooms.find((one) => one.id === roomId)?.typeId)
  let best: Best | undefined
  const isUsable = (roomId: number) => rooms.find(({ id }) => id === roomId)?.isUsable ?? false
  const tryFrom = (index: number, now: HeldNights[], cost: Best) => {
    if (best && (cost.moves > best.moves || (cost.moves === best.moves && cost.typeChanges >= best.typeChanges))) return
    const next = stays[index]
    if (!next) {
      const isMade = rooms.some(
        ({ id, typeId, isUsable }) =>
          isUsable && typeId === request.typeId && !now.some((one) => one.roomId === id && overlaps(one, request)),
      )
      if (isMade) best = cost
      return
    }
    const was = typeOf(next.roomId)
    for (const { id } of next.isMovable && isUsable(next.roomId) ? rooms : [{ id: next.roomId }]) {
      const type = typeOf(id)
      const isMoved = id !== next.roomId
      if (
        isMoved &&
        (!isUsable(id) || !was || !type || (type !== was && (type.price < was.price || excessPeople(next, [type]))))
      )
        continue
      if (now.some((one) => one.roomId === id && overlaps(one, next))) continue
      tryFrom(index + 1, [...now, { ...next, roomId: id }], {
        moves: cost.moves + Number(isMoved),
        typeChanges: cost.typeChanges + Number(isMoved && type !== was),
      })
    }
  }
  tryFrom(0, [], { moves: 0, typeChanges: 0 })
  return best
}

const smallHotel = fc
  .record({
    rooms: fc.array(fc.record({ typeId: fc.constantFrom(1, 1, 1, 1, 2, 3), isUsable: fc.nat(14).map((n) => n > 0) }), {
      minLength: 3,
      maxLength: 5,
    }),
    nights: fc.array(
      fc.record({
        room: fc.nat(4),
        from: fc.nat(7),
        length: fc.constantFrom(1, 2, 3, 3, 4, 5),
        number_of_adults: fc.constantFrom(1, 1, 2, 2, 3),
        isMovable: fc.nat(7).map((n) => n > 0),
      }),
      { minLength: 4, maxLength: 20 },
    ),
    request: fc.record({ typeId: fc.constantFrom(1, 1, 2), from: fc.nat(4), length: fc.integer({ min: 2, max: 6 }) }),
  })
  .map(({ rooms, nights, request }): MakeRoomProblem => {
    const stays: HeldNights[] = []
    for (const { room, from, length, ...wanted } of nights) {
      const made = stay(`stay ${stays.length}`, room % rooms.length, from, Math.min(8, from + length), wanted)
      if (!stays.some((one) => one.roomId === made.roomId && overlaps(one, made))) stays.push(made)
    }
    return {
      days: 8,
      types,
      rooms: rooms.map(({ typeId, isUsable }, id) => ({ id, typeId, isUsable })),
      stays: stays.slice(0, 7),
      request: { typeId: request.typeId, from: request.from, to: Math.min(8, request.from + request.length) },
    }
  })

test('the moves are as few, and of as few other types, as trying every possibility finds', () => {
  let withMoves = 0
  fc.assert(
    fc.property(smallHotel, (hotel) => {
      const best = bruteForce(hotel)
      const found = solve(hotel)
      if (!best) {
        expect(found).toBeNull()
        return
      }
      const typeOf = (roomId: number | undefined) => hotel.rooms.find(({ id }) => id === roomId)?.typeId
      const moved = new Map(found?.moves.map((move) => [move.stay, move.roomId]))
      const typeChanges = hotel.stays.filter(
        ({ id, roomId }) => moved.has(id) && typeOf(moved.get(id)) !== typeOf(roomId),
      ).length
      expect({ moves: found?.moves.length, typeChanges, isFewest: found?.isFewest }).toEqual({
        ...best,
        isFewest: true,
      })
      expectValid(hotel, found)
      if (best.moves > 1) withMoves++
    }),
    { numRuns: 1500 },
  )
  expect(withMoves).toBeGreaterThan(5)
})

const expectValid = (hotel: MakeRoomProblem, found: MovesSoFar) => {
  const moved = new Map(found?.moves.map((move) => [move.stay, move.roomId]))
  const after = hotel.stays.map((one) => ({ ...one, roomId: moved.get(one.id) ?? one.roomId }))
  const request = { ...hotel.request, id: 'request', roomId: found?.roomId }
  for (const [index, one] of [...after, request].entries()) {
    for (const other of after.slice(0, index)) expect(one.roomId === other.roomId && overlaps(one, other)).toBe(false)
  }
  for (const one of hotel.stays) if (!one.isMovable) expect(moved.has(one.id)).toBe(false)
  for (const roomId of [found?.roomId, ...moved.values()]) {
    expect(hotel.rooms.find(({ id }) => id === roomId)?.isUsable).toBe(true)
  }
  expect(hotel.rooms.find(({ id }) => id === found?.roomId)?.typeId).toBe(hotel.request.typeId)
}
