import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyMoves, movesToSend, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import {
  nothingMoved,
  parked,
  type RearrangeAction,
  type RearrangeState,
  rearrange,
} from '#web/calendar/rearrange/rearrange-state.ts'

const asha = stayOf('asha', 2, 4)
const ravi = stayOf('ravi', 2, 5, { room_id: 2 })
const to = (was: typeof asha, room_id: number): UnsavedMove => ({
  was,
  room_id,
  check_in_date: was.check_in_date,
  check_out_date: was.check_out_date,
})
const collected = (...actions: RearrangeAction[]) =>
  actions.reduce<RearrangeState>(rearrange, rearrange(undefined, { do: 'start' }))
const rooms = (state: RearrangeState) => state?.moves.map(({ was, room_id }) => [was.stay, room_id])

test('collects the last room of each stay, and forgets a stay that is back in its own', () => {
  const first = collected({ do: 'move', moves: [to(asha, 2), to(ravi, 1)] }, { do: 'move', moves: [to(asha, 3)] })
  expect(rooms(first)).toEqual([
    ['ravi', 1],
    ['asha', 3],
  ])
  expect(rooms(rearrange(first, { do: 'move', moves: [to(ravi, 2)] }))).toEqual([['asha', 3]])
  expect(rooms(rearrange(first, { do: 'putBack', stay: 'asha' }))).toEqual([['ravi', 1]])
})

test('a parked stay has no room and is not sent', () => {
  const state = collected({ do: 'move', moves: [parked(to(asha, 1)), to(ravi, 1)] })
  expect(rooms(state)).toEqual([
    ['asha', null],
    ['ravi', 1],
  ])
  expect(movesToSend(state?.moves ?? []).map(({ stay }) => stay)).toEqual(['ravi'])
})

test('moves are not collected before the mode is on', () => {
  expect(rearrange(undefined, { do: 'move', moves: [to(asha, 2)] })).toBeUndefined()
})

describe('a refusal', () => {
  const refuse: RearrangeAction = {
    do: 'refuse',
    sent: ['asha', 'ravi'],
    fields: { 'moves.1.room_id': ['Room 101 is taken.'], 'moves.1': ['Later'], other: ['Elsewhere'] },
  }
  test('is told for the stay it is about', () => {
    expect(collected({ do: 'move', moves: [to(asha, 2), to(ravi, 1)] }, refuse)?.refusals).toEqual({
      ravi: 'Room 101 is taken.',
    })
  })
  test('is dropped when the stay moves again', () => {
    const moved = collected({ do: 'move', moves: [to(asha, 2), to(ravi, 1)] }, refuse, {
      do: 'move',
      moves: [to(ravi, 4)],
    })
    expect(moved?.refusals).toEqual({})
  })
})

test('a move that is kept after a colleague’s change starts from the changed stay', () => {
  const longer = { ...asha, version: 2, check_out_date: day(6) }
  const state = collected({ do: 'move', moves: [to(asha, 3)] }, { do: 'keep', stay: longer })
  expect(state?.moves).toEqual([to(longer, 3)])
})

const anyMove = fc.record({ stay: fc.constantFrom('a', 'b', 'c'), room_id: fc.constantFrom(null, 1, 2, 3, 4) })

test('discarding returns to the start, whatever was moved before', () => {
  const stays = ['a', 'b', 'c'].map((stay, index) => stayOf(stay, 1, 3, { room_id: index + 1 }))
  const start = calendarOf(stays)
  const now = { today, isLoaded: () => true }
  fc.assert(
    fc.property(fc.array(anyMove), (list) => {
      const actions = list.flatMap(({ stay, room_id }): RearrangeAction[] => {
        const was = stays.find((one) => one.stay === stay)
        return was ? [{ do: 'move', moves: [{ ...to(was, 1), room_id }] }] : []
      })
      const state = collected(...actions)
      expect(new Set(state?.moves.map(({ was }) => was.stay)).size).toBe(state?.moves.length)
      expect(rearrange(state, { do: 'end' })).toBeUndefined()
      const allBack = stays.reduce<RearrangeState>((left, { stay }) => rearrange(left, { do: 'putBack', stay }), state)
      expect(allBack).toEqual(nothingMoved)
      expect(applyMoves(start, allBack?.moves ?? [], now).calendar).toEqual(start)
    }),
  )
})
