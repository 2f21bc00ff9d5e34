import type { Placed } from '#server/calendar/make-room/placements.ts'
import { at, free, held, type RoomGrid } from '#server/calendar/make-room/room-grid.ts'

const isFree = ({ cells, days, from, to }: RoomGrid, stay: number, room: number) => {
  for (let day = at(from, stay); day < at(to, stay); day++) {
    if (at(cells, room * days + day) !== free) return false
  }
  return true
}

/**
 * A quick answer that is not always the smallest, within the wanted type: the request gets a room, and then all movable
 * stays of the type get rooms in the order of their arrival. Each keeps its room if it can; otherwise it takes the room in
 * which the fewest stays that come later have to leave. Without fixed stays this always works while each night has a
 * free room. The generator pauses after each room that it tried for the request; the grid is left as it was.
 */
export function* reassignRooms(grid: RoomGrid): Generator<undefined, Placed[] | undefined> {
  const rooms = grid.roomsIn(grid.targets[grid.request]?.any)
  const { from, to, home, request } = grid
  const inType = new Set(rooms)
  const stays = [...home.keys()]
    .filter((stay) => {
      const room = at(home, stay)
      return inType.has(room) && at(grid.cells, room * grid.days + at(from, stay)) === stay
    })
    .sort((one, other) => at(from, one) - at(from, other) || at(home, one) - at(home, other))
  const original = grid.cells.slice()

  const laterStays = (stay: number, room: number) => {
    let count = 0
    for (let day = at(from, stay); day < at(to, stay); ) {
      const holder = at(original, room * grid.days + day)
      if (holder >= 0 && holder !== stay) count++
      day = holder >= 0 ? at(to, holder) : day + 1
    }
    return count
  }
  const newRoom = (stay: number) => {
    const target = grid.targets[stay]?.sameType
    const options = rooms.filter(
      (room) => target && (at(target, room >> 5) & (1 << (room & 31))) !== 0 && isFree(grid, stay, room),
    )
    const costs = options.map((room) => laterStays(stay, room))
    return options[costs.indexOf(Math.min(...costs))]
  }

  const assign = (wanted: number): Placed[] | undefined => {
    const placed: Placed[] = []
    for (const stay of stays) grid.fill(at(home, stay), at(from, stay), at(to, stay), free)
    let isPossible = isFree(grid, request, wanted)
    if (isPossible) placed.push({ stay: request, room: wanted })
    if (isPossible) grid.fill(wanted, at(from, request), at(to, request), held)
    for (const stay of stays) {
      if (!isPossible) break
      const room = isFree(grid, stay, at(home, stay)) ? at(home, stay) : newRoom(stay)
      isPossible = room !== undefined
      if (room === undefined) break
      placed.push({ stay, room })
      grid.fill(room, at(from, stay), at(to, stay), held)
    }
    for (const { stay, room } of placed) grid.fill(room, at(from, stay), at(to, stay), free)
    for (const stay of stays) grid.fill(at(home, stay), at(from, stay), at(to, stay), stay)
    return isPossible ? placed.filter(({ stay, room }) => room !== at(home, stay)) : undefined
  }

  let best: Placed[] | undefined
  for (const room of rooms) {
    const found = assign(room)
    if (found && (!best || found.length < best.length)) best = found
    yield
  }
  return best
}
