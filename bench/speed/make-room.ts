import { findMoves } from '#server/calendar/make-room/find-moves.ts'
import type { HeldNights, MakeRoomProblem } from '#server/calendar/make-room/make-room-problem.ts'
import { seededRandom } from '#server/demo/history/dice.ts'

const days = 60
const longest = 5000
const people = { number_of_adults: 2, number_of_children: 0, number_of_infants: 0 }
const nightsOfStays = [1, 1, 2, 2, 2, 3, 3, 4, 5, 7]
const types = [1, 2, 3, 4].map((id) => ({
  id,
  price: 1000 + 1000 * id,
  max_adults: 2,
  max_children: 1,
  max_infants: 1,
}))

interface House {
  rooms: number
  /** The share of the nights that is sold. */
  full: number
  /** The share of the stays that may not be moved. */
  fixed: number
}

/** Stays of one to seven nights with random gaps, and a request of two to seven nights. */
const randomProblem = (random: () => number, { rooms: count, full, fixed }: House): MakeRoomProblem => {
  const pick = (most: number) => Math.floor(random() * most)
  const typeOf = (index: number) => [0.4, 0.75, 0.9].filter((share) => index >= share * count).length + 1
  const rooms = Array.from({ length: count }, (_, index) => ({ id: index + 1, typeId: typeOf(index), isUsable: true }))
  const average = nightsOfStays.reduce((sum, nights) => sum + nights, 0) / nightsOfStays.length
  const gap = (average * (1 - full)) / full
  const stays: HeldNights[] = []
  for (const { id: roomId } of rooms) {
    for (let day = -pick(5); day < days; ) {
      const end = day + (nightsOfStays[pick(nightsOfStays.length)] ?? 1)
      const nights = { from: Math.max(0, day), to: Math.min(days, end) }
      // A stay that began before the first day is of guests in the house.
      const isMovable = day > 0 && random() > fixed
      if (end > 0) stays.push({ id: `${stays.length}`, roomId, ...nights, ...people, isMovable })
      day = end
      while (random() < gap / (1 + gap)) day++
    }
  }
  const nights = 2 + pick(6)
  const from = 1 + pick(days - nights - 1)
  return { days, types, rooms, stays, request: { typeId: 1 + pick(types.length), from, to: from + nights } }
}

/** Whether each night has a free room of the type but none is free for all nights: only then the desk asks. */
const isSplit = ({ rooms, stays, request }: MakeRoomProblem) => {
  const ofType = rooms.filter(({ typeId }) => typeId === request.typeId)
  const isFree = (roomId: number, from: number, to: number) =>
    !stays.some((stay) => stay.roomId === roomId && stay.from < to && from < stay.to)
  const hasFree = (from: number, to: number) => ofType.some(({ id }) => isFree(id, from, to))
  const nights = Array.from({ length: request.to - request.from }, (_, index) => request.from + index)
  return !hasFree(request.from, request.to) && nights.every((night) => hasFree(night, night + 1))
}

const solve = (problem: MakeRoomProblem) => {
  const start = performance.now()
  const search = findMoves(problem)
  let slice = 0
  for (let before = start; ; ) {
    const { done, value } = search.next()
    const now = performance.now()
    slice = Math.max(slice, now - before)
    before = now
    const isStopped = now - start > longest
    if (done || isStopped) {
      const answer = isStopped && !value?.isFewest ? 'stopped' : value ? String(value.moves.length) : 'impossible'
      return { answer, ms: now - start, slice }
    }
  }
}

/** How long the search for the fewest moves takes in full houses; see docs/performance.md. */
export const measureMakeRoom = (count: number) => {
  const houses: House[] = [
    { rooms: 100, full: 0.92, fixed: 0.2 },
    { rooms: 100, full: 0.96, fixed: 0.1 },
    { rooms: 300, full: 0.92, fixed: 0.2 },
  ]
  for (const house of houses) {
    const random = seededRandom(42)
    const results: ReturnType<typeof solve>[] = []
    while (results.length < count) {
      const problem = randomProblem(random, house)
      if (isSplit(problem)) results.push(solve(problem))
    }
    const times = results.map(({ ms }) => ms).sort((one, other) => one - other)
    const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0)
    const answers = [...new Set(results.map(({ answer }) => answer))]
      .sort()
      .map((one) => `${one}: ${results.filter(({ answer }) => answer === one).length}`)
    const slice = Math.max(...results.map((result) => result.slice)).toFixed(0)
    console.log(
      `${house.rooms} rooms x ${days} days, ${house.full * 100} % sold, ${house.fixed * 100} % fixed: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, longest slice ${slice} ms; moves ${answers.join(', ')}`,
    )
  }
  return true
}
