import { at, free, held, type RoomGrid } from '#server/calendar/make-room/room-grid.ts'

export interface Limits {
  /** How many stays may move. */
  moves: number
  /** How many of them may get a room of another type. */
  typeChanges: number
}

/** A stay that got a room. */
export interface Placed {
  stay: number
  room: number
}

export interface Placement extends Placed {
  /** The stays that had to leave the room. */
  displaced: number[]
}

/** Gives out rooms and takes them back: the stays that wait for a room, and the moves that are left. */
export const createPlacements = (grid: RoomGrid, { moves, typeChanges }: Limits) => {
  const { cells, days, from, to } = grid
  const left: Limits = { moves, typeChanges }
  const waiting: number[] = []

  /** The movable stays in a room on the nights of a stay, unless there is a fixed one, or more than may still move. */
  const conflictsIn = (stay: number, room: number): number[] | 'fixed' | 'too many' => {
    const found: number[] = []
    for (let day = at(from, stay); day < at(to, stay); ) {
      const holder = at(cells, room * days + day)
      if (holder === held) return 'fixed'
      if (holder === free) {
        day++
        continue
      }
      if (found.length === left.moves) return 'too many'
      found.push(holder)
      day = at(to, holder)
    }
    return found
  }

  const place = (stay: number, room: number): Placement => {
    const conflicts = conflictsIn(stay, room)
    const displaced = typeof conflicts === 'string' ? [] : conflicts
    for (const other of displaced) grid.fill(room, at(from, other), at(to, other), free)
    grid.fill(room, at(from, stay), at(to, stay), held)
    waiting.push(...displaced)
    left.moves -= displaced.length
    if (grid.isOtherType(stay, room)) left.typeChanges--
    return { stay, room, displaced }
  }

  const undo = ({ stay, room, displaced }: Placement) => {
    grid.fill(room, at(from, stay), at(to, stay), free)
    for (const other of displaced) {
      grid.fill(room, at(from, other), at(to, other), other)
      waiting.splice(waiting.indexOf(other), 1)
    }
    left.moves += displaced.length
    if (grid.isOtherType(stay, room)) left.typeChanges++
  }

  return { left, waiting, conflictsIn, place, undo }
}
