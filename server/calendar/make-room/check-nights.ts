import { at, free, held, type RoomGrid } from '#server/calendar/make-room/room-grid.ts'

/**
 * Whether the people of one night could be given rooms so that the request has one as well, each in a room without a
 * fixed stay on any of its nights. If one night does not allow it, no moves help. The rooms are searched outwards: from
 * the request to the rooms it may have, from there to the rooms that their guests may have, until one is free.
 */
const allowsRoom = (grid: RoomGrid, night: number) => {
  const { cells, days, from, to, targets, request } = grid
  const canHave = (stay: number, room: number) => {
    for (let day = at(from, stay); day < at(to, stay); day++) if (at(cells, room * days + day) === held) return false
    return true
  }
  const seen = new Set<number>()
  const open = [request]
  for (let stay = open.pop(); stay !== undefined; stay = open.pop()) {
    for (const room of grid.roomsIn(targets[stay]?.any)) {
      if (seen.has(room) || !canHave(stay, room)) continue
      seen.add(room)
      const guest = at(cells, room * days + night)
      if (guest === free) return true
      open.push(guest)
    }
  }
  return false
}

export const everyNightAllowsRoom = (grid: RoomGrid) => {
  for (let night = at(grid.from, grid.request); night < at(grid.to, grid.request); night++) {
    if (!allowsRoom(grid, night)) return false
  }
  return true
}
