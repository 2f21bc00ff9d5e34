import type { Dice } from '#server/demo/history/dice.ts'
import { instantAt } from '#server/demo/history/hotel-time.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

const minute = 60_000
const hour = 60 * minute

interface Booked {
  arrival: number
  booked_departure: number
  placed: number
}

interface Present {
  today: number
  now: number
  /** Whether the guests of last night have left the rooms. */
  canEnter: boolean
}

type Outcome = Pick<PlannedStay, 'status' | 'departure' | 'arrived' | 'ended'>

/** The status of a booking now, and when it changed. */
export const outcomeOf = (booked: Booked, present: Present, dice: Dice): Outcome => {
  const { arrival, booked_departure: departure, placed } = booked
  const waiting: Outcome = { status: 'booked', departure }
  const luck = dice.below(1000)
  const timeToCancel = instantAt(arrival, 600) - placed
  // Guests who book at the desk always arrive.
  if (timeToCancel <= 0) return visit(booked, present, dice) ?? waiting
  if (luck < 35) {
    const ended = placed + (timeToCancel * dice.between(1, 999)) / 1000
    return ended < present.now ? { status: 'cancelled', departure, ended } : waiting
  }
  if (luck < 48) {
    const ended = instantAt(arrival, 1410)
    return ended < present.now ? { status: 'no_show', departure, ended } : waiting
  }
  return visit(booked, present, dice) ?? waiting
}

const visit = (
  { arrival, booked_departure, placed }: Booked,
  { today, now, canEnter }: Present,
  dice: Dice,
): Outcome | undefined => {
  if (arrival > today) return undefined
  // Some of today's arrivals have checked in already.
  if (arrival === today && !(canEnter && dice.chance(0.4))) return undefined
  const before = (instant: number) => Math.min(instant, now - dice.below(20) * minute)
  const arrived = Math.max(placed, before(Math.max(placed + 5 * minute, instantAt(arrival, 720 + dice.below(480)))))
  const leavesEarly = booked_departure - arrival > 1 && dice.chance(0.03)
  const departure = leavesEarly && booked_departure - 1 < today ? booked_departure - 1 : booked_departure
  // Some of today's departures have checked out already.
  if (departure > today || (departure === today && dice.chance(0.65))) {
    return { status: 'checked_in', departure, arrived }
  }
  const ended = Math.max(arrived, before(instantAt(departure, 420 + dice.below(270))))
  return { status: 'checked_out', departure, arrived, ended }
}

/** A booking that was cancelled before another one took its room. */
export const cancelledBefore = (takenAt: number, dice: Dice) => {
  const ended = takenAt - dice.between(1, 72) * hour
  return { status: 'cancelled' as const, ended, placed: ended - dice.between(2, 700) * hour }
}
