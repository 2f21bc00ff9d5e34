import type {
  Calendar,
  CalendarBlock,
  CalendarDay,
  CalendarRoom,
  CalendarRoomType,
  CalendarStay,
} from '#contract/calendar/calendar.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'

/** The figures of a night in the header. */
export interface DayFigures extends Omit<CalendarDay, 'free_by_type'> {
  /** By the id of the room type. */
  freeOfType: ReadonlyMap<number, number>
}

/** The days that have been read, as one calendar. */
export interface CalendarData {
  room_types: CalendarRoomType[]
  rooms: CalendarRoom[]
  stays: CalendarStay[]
  blocks: CalendarBlock[]
  days: ReadonlyMap<CalendarDate, DayFigures>
}

export const emptyCalendar: CalendarData = { room_types: [], rooms: [], stays: [], blocks: [], days: new Map() }

export const chunkDays = 28
/** Chunks are counted from a Monday, so that every visit asks for the same days and finds them in the cache. */
const epoch = '2001-01-01'

export const chunkOf = (day: CalendarDate) => Math.floor(nightsBetween(epoch, day) / chunkDays)

export const daysOfChunk = (chunk: number) => {
  const from = addDays(epoch, chunk * chunkDays)
  return { from, to: addDays(from, chunkDays - 1) }
}

/**
 * Puts chunks together. A stay that reaches into several of them appears once. Records that did not change keep their
 * identity, so that React does not draw them again.
 */
export const mergeCalendars = (chunks: Calendar[], previous: CalendarData = emptyCalendar): CalendarData => ({
  room_types: merged(chunks, previous, 'room_types', ({ id }) => id),
  rooms: merged(chunks, previous, 'rooms', ({ id }) => id),
  stays: merged(chunks, previous, 'stays', ({ stay }) => stay),
  blocks: merged(chunks, previous, 'blocks', ({ id }) => id),
  days: new Map(chunks.flatMap(figuresOfChunk)),
})

type Lists = Omit<CalendarData, 'days'>

const merged = <Name extends keyof Lists>(
  chunks: Lists[],
  previous: Lists,
  name: Name,
  keyOf: (record: Lists[Name][number]) => string | number,
) => {
  type Row = Lists[Name][number]
  const rowsOf = (lists: Lists): Row[] => lists[name]
  const before = new Map(rowsOf(previous).map((row) => [keyOf(row), row]))
  const after = new Map<string | number, Row>()
  for (const chunk of chunks) {
    for (const row of rowsOf(chunk)) {
      const known = before.get(keyOf(row))
      after.set(keyOf(row), known && isSame(known, row) ? known : row)
    }
  }
  const rows = [...after.values()]
  const old = rowsOf(previous)
  return (rows.length === old.length && rows.every((row, at) => row === old[at]) ? old : rows) as Lists[Name]
}

const isSame = <Row extends object>(one: Row, other: Row) => {
  if (one === other) return true
  const names = Object.keys(one) as (keyof Row)[]
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

export const figuresOf = ({ free_by_type, ...day }: CalendarDay, types: CalendarRoomType[]): DayFigures => ({
  ...day,
  freeOfType: new Map(types.map(({ id }, position) => [id, free_by_type[position] ?? 0])),
})

const knownFigures = new WeakMap<Calendar, [CalendarDate, DayFigures][]>()

/** The figures of the days of a chunk, which stay the same objects when other chunks are read. */
const figuresOfChunk = (chunk: Calendar) => {
  const known = knownFigures.get(chunk)
  if (known) return known
  const figures = chunk.days.map((day): [CalendarDate, DayFigures] => [day.date, figuresOf(day, chunk.room_types)])
  knownFigures.set(chunk, figures)
  return figures
}
