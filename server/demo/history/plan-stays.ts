import type { Dice } from '#server/demo/history/dice.ts'
import { dayText, instantAt, monthOf, weekdayOf } from '#server/demo/history/hotel-time.ts'
import { cancelledBefore, outcomeOf } from '#server/demo/history/outcome-of-stay.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

/** The first day, and the day on which the room is free again. */
interface Closed {
  from: number
  to: number
}

export interface PlanSettings {
  /** When each room is closed. */
  rooms: Closed[][]
  firstDay: number
  lastDay: number
  today: number
  now: number
  /** The share of rooms taken in a usual night. */
  occupancy: number
  /** Lengths of stays, and how often they occur. */
  lengths: readonly (readonly [nights: number, weight: number])[]
}

const seasons = [1.1, 1.05, 0.95, 0.8, 0.68, 0.65, 0.78, 0.88, 0.85, 1.1, 1.15, 1.2]

/** The share of rooms that should be taken: by season, more at weekends, nearly all around New Year. */
const occupancyOf = (day: number, usual: number) => {
  const date = dayText(day).slice(5)
  if (date >= '12-23' || date <= '01-02') return 0.96
  const isWeekend = weekdayOf(day) >= 5
  return Math.min(0.96, usual * (seasons[monthOf(day)] ?? 1) * (isWeekend ? 1.15 : 0.97))
}

type LeadTimes = readonly (readonly [days: readonly [first: number, last: number], weight: number])[]

// Days between booking and arrival; the first and the last of each range.
const leadTimes: LeadTimes = [
  [[0, 0], 15],
  [[1, 7], 35],
  [[8, 30], 32],
  [[31, 110], 18],
]
const groupLeadTimes: LeadTimes = [
  [[5, 30], 40],
  [[31, 150], 60],
]

const groupLengths = [
  [1, 30],
  [2, 45],
  [3, 25],
] as const

/**
 * Plans the stays of a hotel day by day, never two in one room and night. Towards the last day there are fewer, because
 * later bookings have not been made yet.
 */
export const planStays = (settings: PlanSettings, dice: Dice): PlannedStay[] => {
  const { rooms, today, now, lengths } = settings
  const stays: PlannedStay[] = []
  const freeFrom = rooms.map(() => settings.firstDay)
  const leavingToday = new Set<number>()
  const weights = lengths.reduce((sum, [, weight]) => sum + weight, 0)
  const usualNights = lengths.reduce((sum, [nights, weight]) => sum + nights * weight, 0) / weights

  const isOpen = (room: number, from: number, to: number) =>
    (freeFrom[room] ?? 0) <= from && !rooms[room]?.some((closed) => closed.from < to && from < closed.to)

  const take = (wanted: number[], arrival: number, nights: number, lead: number) => {
    const departure = arrival + nights
    for (const room of wanted) freeFrom[room] = departure
    const placed =
      lead === 0 ? instantAt(arrival, 540 + dice.below(600)) : instantAt(arrival - lead, 480 + dice.below(840))
    if (placed > now) return
    const canEnter = !wanted.some((room) => leavingToday.has(room))
    const stay = { rooms: wanted, arrival, booked_departure: departure, placed }
    stays.push({ ...stay, ...outcomeOf(stay, { today, now, canEnter }, dice) })
    const last = stays.at(-1)
    if (last?.status === 'checked_in' && last.departure === today) for (const room of wanted) leavingToday.add(room)
    // Some nights were booked and cancelled before.
    if (dice.chance(0.07)) stays.push({ ...stay, departure, ...cancelledBefore(placed, dice) })
  }

  for (let day = settings.firstDay; day <= settings.lastDay; day++) {
    // Around today some rooms are always free, in every season.
    const highest = Math.abs(day - today) <= 6 ? 0.75 : 1
    const wanted = Math.min(highest, occupancyOf(day, settings.occupancy))
    // How often a free room gets a guest, so that the wanted share of rooms is taken.
    const arrivals = wanted / (wanted + usualNights * (1 - wanted))
    if (dice.chance(Math.min(0.9, rooms.length / 400))) {
      const nights = dice.weighted(groupLengths)
      const free = [...rooms.keys()].filter((room) => isOpen(room, day, day + nights))
      const size = dice.between(2, 5)
      const first = dice.below(Math.max(1, free.length - size))
      const [from, to] = dice.weighted(groupLeadTimes)
      if (free.length > size + 4) take(free.slice(first, first + size), day, nights, dice.between(from, to))
    }
    for (const room of rooms.keys()) {
      if ((freeFrom[room] ?? 0) > day || !dice.chance(arrivals)) continue
      const nights = dice.weighted(lengths)
      if (!isOpen(room, day, day + nights)) continue
      const [from, to] = dice.weighted(leadTimes)
      take([room], day, nights, dice.between(from, to))
    }
  }
  return stays
}
