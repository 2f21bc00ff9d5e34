import { createFailedStates, firstState, stateWith } from '#server/calendar/make-room/failed-states.ts'
import { createPlacements, type Limits, type Placed, type Placement } from '#server/calendar/make-room/placements.ts'
import { at, type RoomGrid } from '#server/calendar/make-room/room-grid.ts'

interface Step {
  stay: number
  /** The rooms to try, the best first. */
  rooms: number[]
  next: number
  /** The room that is being tried. */
  placement: Placement | undefined
  /** Stands for all rooms given out before this step. */
  state: number
}

interface SearchResult {
  placed: Placed[] | undefined
  /** More moves could still lead to an answer. */
  mayNeedMore: boolean
}

const stepsPerSlice = 300

/**
 * Tries all ways to place the request and the stays that have to leave for it, with at most so many moves. The request
 * comes first. Each stay that gets a room displaces the movable stays there, which wait for a room of their own; a room
 * that was given out is final. A waiting stay without a free room comes first. A state that failed once is not tried
 * again. The generator pauses regularly, so that other work can run; the grid is left as it was.
 */
export function* searchMoves(grid: RoomGrid, limits: Limits): Generator<undefined, SearchResult> {
  const { from, to, targets } = grid
  const { left, waiting, conflictsIn, place, undo } = createPlacements(grid, limits)
  const failed = createFailedStates()
  const steps: Step[] = []
  let mayNeedMore = false

  /** With the last moves, each displaced stay must find a free room at once. Only this room changes until then. */
  const isDeadEnd = (conflicts: number[], isOtherType: boolean) => {
    if (conflicts.length === 0 || conflicts.length < left.moves) return false
    const onlySameType = left.typeChanges - (isOtherType ? 1 : 0) <= 0
    return conflicts.some((other) => grid.countFreeTargets(other, onlySameType) === 0)
  }

  /** The rooms that a stay can get, those with the fewest conflicts first. */
  const roomsFor = (stay: number): number[] => {
    const options: { room: number; conflicts: number; isOtherType: boolean }[] = []
    for (const room of grid.roomsIn(targets[stay]?.[left.typeChanges > 0 ? 'any' : 'sameType'])) {
      const conflicts = conflictsIn(stay, room)
      if (conflicts === 'fixed') continue
      const isOtherType = grid.isOtherType(stay, room)
      if (conflicts === 'too many' || isDeadEnd(conflicts, isOtherType)) {
        mayNeedMore = true
        continue
      }
      options.push({ room, conflicts: conflicts.length, isOtherType })
    }
    options.sort(
      (one, other) =>
        one.conflicts - other.conflicts || Number(one.isOtherType) - Number(other.isOtherType) || one.room - other.room,
    )
    return options.map(({ room }) => room)
  }

  /** The waiting stay to place next, or undefined if the moves that are left can't be enough. */
  const chooseWaiting = (): number | undefined => {
    let chosen: number | undefined
    let fewest = Number.POSITIVE_INFINITY
    const without: number[] = []
    for (const stay of waiting) {
      const count = grid.countFreeTargets(stay, left.typeChanges === 0)
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
      if (together > left.moves) {
        mayNeedMore = true
        return undefined
      }
    }
    return chosen
  }

  const begin = (stay: number, state: number) => {
    steps.push({ stay, rooms: roomsFor(stay), next: 0, placement: undefined, state })
  }

  begin(grid.request, firstState)
  for (let count = 1; ; count++) {
    if (count % stepsPerSlice === 0) yield
    const step = steps.at(-1)
    if (!step) return { placed: undefined, mayNeedMore }
    if (step.placement) undo(step.placement)
    step.placement = undefined
    const room = step.rooms[step.next++]
    if (room === undefined) {
      failed.add(step.state)
      steps.pop()
      if (step.stay !== grid.request) waiting.push(step.stay)
      continue
    }
    step.placement = place(step.stay, room)
    if (waiting.length === 0) {
      const placed = steps.flatMap(({ placement }) => placement ?? [])
      for (const one of placed.toReversed()) undo(one)
      return { placed, mayNeedMore }
    }
    const state = stateWith(step.state, step.stay, room)
    if (failed.has(state)) continue
    const stay = chooseWaiting()
    if (stay === undefined) continue
    waiting.splice(waiting.indexOf(stay), 1)
    begin(stay, state)
  }
}
