import { everyNightAllowsRoom } from '#server/calendar/make-room/check-nights.ts'
import type { FoundMoves, MakeRoomProblem } from '#server/calendar/make-room/make-room-problem.ts'
import type { Placed } from '#server/calendar/make-room/placements.ts'
import { reassignRooms } from '#server/calendar/make-room/reassign-rooms.ts'
import { createRoomGrid } from '#server/calendar/make-room/room-grid.ts'
import { searchMoves } from '#server/calendar/make-room/search-moves.ts'

/** The best answer so far; null if none is known or, in the end, if no moves free a room. */
export type MovesSoFar = FoundMoves | null

/**
 * Finds the fewest moves after which a room of the wanted type is free for all nights; among equally few, those with the
 * fewest changes of room type; after that the order of `rooms` decides, cheaper types first. The rules:
 * - A stay moves as a whole, to one other room with enough space for its people.
 * - Fixed stays (guests in the house, pinned bookings, blocks, guests who change rooms anyway) never move.
 * - A guest is never moved to a type with a lower price per night.
 *
 * The generator pauses regularly and tells the best answer so far, so that the caller can do other work or stop.
 */
export function* findMoves(problem: MakeRoomProblem): Generator<MovesSoFar, MovesSoFar> {
  const grid = createRoomGrid(problem)
  if (!everyNightAllowsRoom(grid)) return null
  let best: MovesSoFar = null
  const finish = function* <Result>(work: Generator<undefined, Result>) {
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return step.value
      yield best
    }
  }
  let most = problem.stays.filter(({ isMovable }) => isMovable).length
  for (let moves = 0; moves <= most; moves++) {
    // A few moves are found sooner than the quick answer.
    if (moves === 3) {
      const quick = yield* finish(reassignRooms(grid))
      best = quick ? asMoves(problem, quick, false) : null
      if (best) most = best.moves.length - 1
      if (moves > most) break
    }
    const { placed, mayNeedMore } = yield* finish(searchMoves(grid, { moves, typeChanges: moves }))
    if (placed) {
      best = asMoves(problem, placed, true)
      const typeChanges = placed.filter(({ stay, room }) => grid.isOtherType(stay, room)).length
      for (let fewer = 0; fewer < typeChanges; fewer++) {
        const found = yield* finish(searchMoves(grid, { moves, typeChanges: fewer }))
        if (found.placed) return asMoves(problem, found.placed, true)
      }
      return best
    }
    if (!mayNeedMore) return null
  }
  return best && { ...best, isFewest: true }
}

const asMoves = ({ rooms, stays }: MakeRoomProblem, placed: Placed[], isFewest: boolean): MovesSoFar => {
  const moves: FoundMoves['moves'] = []
  let freed: number | undefined
  for (const { stay, room } of placed) {
    const [moved, target] = [stays[stay], rooms[room]]
    if (!target) continue
    if (moved) moves.push({ stay: moved.id, roomId: target.id })
    else freed = target.id
  }
  return freed === undefined ? null : { roomId: freed, moves, isFewest }
}
