import type { People } from '#contract/bookings/stays/line.ts'

/** A day is counted from the first day of the search, so that nights can be looked up in arrays. */
interface Nights {
  from: number
  /** The day after the last night. */
  to: number
}

interface TypeOfRoom {
  id: number
  price: number
  max_adults: number
  max_children: number
  max_infants: number
}

/** Nights that a room is not free: a stay, or a block for maintenance. */
export interface HeldNights extends Nights, People {
  id: string
  roomId: number
  /** False for guests in the house, pinned bookings, blocks and guests who change rooms during their stay. */
  isMovable: boolean
}

/** The part of the hotel in which moves are searched. The order of the rooms decides between equally good answers. */
export interface MakeRoomProblem {
  days: number
  types: TypeOfRoom[]
  /** A room under maintenance or a retired one is not usable. */
  rooms: { id: number; typeId: number; isUsable: boolean }[]
  stays: HeldNights[]
  request: Nights & { typeId: number }
}

export interface FoundMoves {
  /** The room that is free for all nights of the request after the moves. */
  roomId: number
  moves: { stay: string; roomId: number }[]
  /** No smaller set of moves exists. */
  isFewest: boolean
}
