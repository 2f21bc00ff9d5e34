import { type CalendarDate, laterOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'

/** A room that is free for all nights, with the stays next to them. */
export interface FreeRoom {
  id: number
  /** The day on which the stay before ends, if there is one nearby. */
  free_from: CalendarDate | null
  /** The day on which the next stay begins, if there is one nearby. */
  free_until: CalendarDate | null
  /** Guests who should have left are still in it. */
  has_overstay: boolean
}

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** One or two nights between two stays are hard to sell. */
const shortGap = 2
const far = 1000

/** The nights that stay free before and after, from today on. */
const gapsOf = ({ free_from, free_until }: FreeRoom, nights: Nights, today: CalendarDate) => {
  const before = nightsBetween(laterOf(free_from ?? today, today), nights.check_in_date)
  const after = free_until === null ? far : nightsBetween(nights.check_out_date, free_until)
  return [Math.max(0, before), after]
}

const rank = (room: FreeRoom, nights: Nights, today: CalendarDate) => {
  const gaps = gapsOf(room, nights, today)
  return [
    room.has_overstay ? 1 : 0,
    gaps.filter((gap) => gap >= 1 && gap <= shortGap).length,
    -gaps.filter((gap) => gap === 0).length,
    gaps.reduce((sum, gap) => sum + gap, 0),
  ]
}

const compare = (one: number[], other: number[]) => {
  const position = one.findIndex((value, index) => value !== other[index])
  return position < 0 ? 0 : (one[position] ?? 0) - (other[position] ?? 0)
}

/**
 * The room for a booking of any room of a type: the one that leaves the fewest gaps of one or two nights; among those the
 * one that fits exactly between its neighbours or next to one; then the one whose neighbours are nearest; then the first
 * in the list. A room in which guests overstay comes last.
 */
export const pickRoom = (rooms: FreeRoom[], nights: Nights, today: CalendarDate): FreeRoom | undefined =>
  rooms
    .map((room) => ({ room, rank: rank(room, nights, today) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .at(0)?.room
