import { addDays } from '#contract/kit/time/calendar-date.ts'

/** A stay as the app's replies show it. */
export interface ShownStay {
  stay: string
  line: number
  /** The id of the room. */
  id: number
  check_in_date: string
  check_out_date: string
}

interface Movable {
  version: number
  rooms: ShownStay[]
}

export interface PlannedMove {
  stay: string
  room_id: number
  check_in_date?: string
  check_out_date?: string
  rent: 'keep' | 'new'
  version?: number
}

/**
 * One to six stays that exchange their rooms in a circle, go to any room, or get other dates. Half of the moves name the
 * version that the clerk saw; the others overwrite whatever a colleague has changed.
 */
export const plannedMoves = (random: () => number, bookings: Movable[], roomIds: number[]): PlannedMove[] => {
  const below = (end: number) => Math.floor(random() * end)
  const wanted = 1 + below(6)
  const chosen = new Map<string, { stay: ShownStay; version: number }>()
  for (let draw = 0; draw < wanted; draw++) {
    const { rooms = [], version = 0 } = bookings[below(bookings.length)] ?? {}
    const stay = rooms[below(rooms.length)]
    if (stay) chosen.set(stay.stay, { stay, version })
  }
  const list = [...chosen.values()]
  const isCircle = list.length > 1 && random() < 0.6
  return list.map(({ stay, version }, index) => {
    const next = list[(index + 1) % list.length]?.stay.id ?? stay.id
    const shift = random() < 0.2 ? below(5) - 1 : 0
    const longer = random() < 0.15 ? 1 : 0
    return {
      stay: stay.stay,
      room_id: isCircle ? next : (roomIds[below(roomIds.length)] ?? next),
      ...(shift !== 0 && { check_in_date: addDays(stay.check_in_date, shift) }),
      ...((shift !== 0 || longer > 0) && { check_out_date: addDays(stay.check_out_date, shift + longer) }),
      rent: random() < 0.5 ? 'keep' : 'new',
      ...(random() < 0.5 && { version }),
    }
  })
}
