import { at, free, held, type RoomGrid } from '#server/calendar/make-room/room-grid.ts'

export interface Placed {
  stay: number
  room: number
}

interface Limits {
  /** How many stays may move. */
  moves: number
  /** How many of them may get a room of another type. */
  typeChanges: number
}

interface Step {
  stay: number
  /** The rooms to try, the best first. */
  rooms: number[]
  next: number
  /** The room that is being tried, and the stays that had to leave it. */
  room: number
  displaced: number[]
  /** Stands for all rooms given out before this step. */
  state: number
}

export interface SearchResult {
  placed: Placed[] | undefined
  /** More moves could still lead to an answer. */
  mayNeedMore: boolean
}

const stepsPerSlice = 300
const mostRememberedStates = 300_000
const stateRange = 2 ** 52

/**
 * A number of 52 bits for a stay in a room. The sum of such numbers stands for a set of them in any order; with 300,000
 * sets remembered, the chance that two of them have the same sum is about one in 100,000.
 */
const numberOf = (stay: number, room: number) => {
  let mixed = Math.imul(stay + 1, 0x9e3779b1) ^ Math.imul(room + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  const low = (mixed ^ (mixed >>> 13)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 12) ^ (room << 16) ^ stay, 0x297a2d39)
  const high = (mixed ^ (mixed >>> 15)) & 0xfffff
  return high * 2 ** 32 + low
}

/**
 * Tries all ways to place the request and the stays that have to leave for it, with at most so many moves. The request
 * comes first. Each stay that gets a room displaces the movable stays there, which wait for a room of their own; a room
 * that was given out is final. A waiting stay without a free room comes first. A state that failed once is not tried
 * again. The generator pauses regularly, so that other work can run; the grid is left as it was.
 */
export function* searchMoves(grid: RoomGrid, limits: Limits): Generator<undefined, SearchResult> {
  const { cells, days, from, to, targets } = grid
  const failed = new Set<number>()
  const steps: Step[] = []
  const waiting: number[] = []
  let movesLeft = limits.moves
  let typesLeft = limits.typeChanges
  let mayNeedMore = false

  /** The movable stays in a room on the nights of a stay; undefined if one may not be moved or there are too many. */
  const conflictsIn = (stay: number, room: number, most: number): number[] | undefined => {
    const found: number[] = []
    for (let day = at(from, stay); day < at(to, stay); ) {
      const holder = at(cells, room * days + day)
      if (holder === held) return undefined
      if (holder === free) {
        day++
        continue
      }
      if (found.length === most) {
        mayNeedMore = true
        return undefined
      }
      found.push(holder)
      day = at(to, holder)
    }
    return found
  }

  const roomsFor = (stay: number): number[] => {
    const options: { room: number; conflicts: number; isOtherType: boolean }[] = []
    for (const room of grid.roomsIn(targets[stay]?.[typesLeft > 0 ? 'any' : 'sameType'])) {
      const conflicts = conflictsIn(stay, room, movesLeft)
      if (!conflicts) continue
      const isOtherType = grid.isOtherType(stay, room)
      // With the last moves, each displaced stay must find a free room at once. Only this room changes until then.
      if (conflicts.length === movesLeft && conflicts.length > 0) {
        const onlySameType = typesLeft - (isOtherType ? 1 : 0) <= 0
        if (conflicts.some((other) => grid.countFreeTargets(other, onlySameType) === 0)) {
          mayNeedMore = true
          continue
        }
      }
      options.push({ room, conflicts: conflicts.length, isOtherType })
    }
    options.sort(
      (one, other) =>
        one.conflicts - other.conflicts || Number(one.isOtherType) - Number(other.isOtherType) || one.room - other.room,
    )
    return options.map(({ room }) => room)
  }

  const place = (step: Step, room: number) => {
    step.room = room
    step.displaced = conflictsIn(step.stay, room, movesLeft) ?? []
    for (const other of step.displaced) grid.fill(room, at(from, other), at(to, other), free)
    grid.fill(room, at(from, step.stay), at(to, step.stay), held)
    waiting.push(...step.displaced)
    movesLeft -= step.displaced.length
    if (grid.isOtherType(step.stay, room)) typesLeft--
  }

  const undo = (step: Step) => {
    if (step.room < 0) return
    grid.fill(step.room, at(from, step.stay), at(to, step.stay), free)
    for (const other of step.displaced) {
      grid.fill(step.room, at(from, other), at(to, other), other)
      waiting.splice(waiting.indexOf(other), 1)
    }
    movesLeft += step.displaced.length
    if (grid.isOtherType(step.stay, step.room)) typesLeft++
    step.room = -1
    step.displaced = []
  }

  /** The waiting stay to place next, or undefined if the moves that are left can't be enough. */
  const chooseWaiting = (): number | undefined => {
    let chosen: number | undefined
    let fewest = Number.POSITIVE_INFINITY
    const without: number[] = []
    for (const stay of waiting) {
      const count = grid.countFreeTargets(stay, typesLeft === 0)
      if (count === 0) without.push(stay)
      if (count < fewest) {
        fewest = count
        chosen = stay
      }
    }
    // Stays of one night need different rooms, and each of these rooms needs a move of its own.
    for (const stay of without) {
      const night = at(from, stay)
      const together = without.filter((other) => at(from, other) <= night && night < at(to, other)).length
      if (together > movesLeft) {
        mayNeedMore = true
        return undefined
      }
    }
    return chosen
  }

  const begin = (stay: number, state: number) => {
    steps.push({ stay, rooms: roomsFor(stay), next: 0, room: -1, displaced: [], state })
  }

  begin(grid.request, 0)
  for (let count = 1; ; count++) {
    if (count % stepsPerSlice === 0) yield
    const step = steps.at(-1)
    if (!step) return { placed: undefined, mayNeedMore }
    undo(step)
    const room = step.rooms[step.next++]
    if (room === undefined) {
      if (failed.size < mostRememberedStates) failed.add(step.state)
      steps.pop()
      if (step.stay !== grid.request) waiting.push(step.stay)
      continue
    }
    place(step, room)
    if (waiting.length === 0) {
      const placed = steps.map((one) => ({ stay: one.stay, room: one.room }))
      for (const one of steps.toReversed()) undo(one)
      return { placed, mayNeedMore }
    }
    const state = (step.state + numberOf(step.stay, room)) % stateRange
    if (failed.has(state)) continue
    const stay = chooseWaiting()
    if (stay === undefined) continue
    waiting.splice(waiting.indexOf(stay), 1)
    begin(stay, state)
  }
}
