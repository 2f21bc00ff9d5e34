import { type Paise, portion, sumOf } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { PriceSource } from '#contract/rates/quote.ts'

export interface People {
  number_of_adults: number
  number_of_children: number
  number_of_infants: number
}

/** One night of a booked room: which room, its rent, and how many people have the food plan at which rate. */
export interface Night {
  date: CalendarDate
  room_id: number
  rent: Paise
  meals: number
  food_plan_id: number
  food_plan_rate: Paise
  /** What the rate plan said when the night was priced; nights without a plan have none of the three. */
  rate_plan_id?: number | undefined
  quoted_rent?: Paise | undefined
  price_source?: PriceSource | undefined
}

/** One booked room with the people in it. Its nights are in sequence; a guest who changes rooms has several rooms. */
export interface Line extends People {
  line: number
  /** The day on which this room of a group was checked out before the others. */
  departed_on: CalendarDate | null
  nights: Night[]
}

/** The nights of a line in one room, without a break. */
export interface PlannedStay extends People {
  line: number
  departed_on: CalendarDate | null
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  nights: Night[]
}

const firstNight = ({ line, nights }: Line) => {
  if (!nights[0]) throw new Error(`line ${line} has no nights`)
  return nights[0]
}
const lastNight = ({ line, nights }: Line) => {
  const last = nights.at(-1)
  if (!last) throw new Error(`line ${line} has no nights`)
  return last
}

export const arrivalOf = (line: Line) => firstNight(line).date
export const departureOf = (line: Line) => addDays(lastNight(line).date, 1)
export const lastRoomOf = (line: Line) => lastNight(line).room_id
/** The room of each night. */
export const roomsOf = ({ nights }: Pick<Line, 'nights'>) => nights.map(({ room_id }) => room_id)

/** The average rent, rounded to the paisa. */
export const averageRent = (nights: Pick<Night, 'rent'>[]) =>
  portion(sumOf(nights.map(({ rent }) => rent)), 1, Math.max(1, nights.length))

/** The stays of a line: one, or several in sequence if the guest changes rooms. The guests leave with the last one. */
export const staysOfLine = (line: Line): PlannedStay[] => {
  const stays: PlannedStay[] = []
  let last: PlannedStay | undefined
  for (const night of line.nights) {
    const check_out_date = addDays(night.date, 1)
    if (last?.room_id === night.room_id && last.check_out_date === night.date) {
      last.nights.push(night)
      last.check_out_date = check_out_date
    } else {
      last = {
        line: line.line,
        number_of_adults: line.number_of_adults,
        number_of_children: line.number_of_children,
        number_of_infants: line.number_of_infants,
        departed_on: null,
        room_id: night.room_id,
        check_in_date: night.date,
        check_out_date,
        nights: [night],
      }
      stays.push(last)
    }
  }
  if (last) last.departed_on = line.departed_on
  return stays
}

export const lastStayOf = (line: Line) => {
  const last = staysOfLine(line).at(-1)
  if (!last) throw new Error(`line ${line.line} has no nights`)
  return last
}

/** A night that the rate plan has not priced. */
export const withoutQuote = ({
  rate_plan_id: _plan,
  quoted_rent: _rent,
  price_source: _source,
  ...night
}: Night): Night => night

/** The line from one day to another. Nights outside are dropped; an added night is like the nearest one, without its quote. */
export const betweenDays = (line: Line, from: CalendarDate, to: CalendarDate): Line => {
  const [first, last] = [firstNight(line), lastNight(line)]
  const nights: Night[] = []
  for (let date = from; date < to; date = addDays(date, 1)) {
    const booked = line.nights.find((night) => night.date === date)
    nights.push(booked ?? { ...withoutQuote(date < first.date ? first : last), date })
  }
  return { ...line, nights }
}

/** The line with other values for its nights from a day on. */
export const changeNightsFrom = (line: Line, from: CalendarDate, changes: Partial<Omit<Night, 'date'>>): Line => ({
  ...line,
  nights: line.nights.map((night) => (night.date < from ? night : { ...night, ...changes })),
})

interface SavedStay extends People {
  line: number
  departed_on: CalendarDate | null
  room_id: number
  nights: Omit<Night, 'room_id'>[]
}

/** Saved stays, in the order of line and date, as lines. */
export const linesOf = (stays: SavedStay[]): Line[] => {
  const lines = new Map<number, Line>()
  for (const { line, departed_on, number_of_adults, number_of_children, number_of_infants, room_id, nights } of stays) {
    const people = { number_of_adults, number_of_children, number_of_infants }
    const known = lines.get(line) ?? { line, departed_on, ...people, nights: [] }
    known.departed_on = departed_on
    known.nights.push(...nights.map((night) => ({ ...night, room_id })))
    lines.set(line, known)
  }
  return [...lines.values()]
}
