import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { Calendar, CalendarRoom, CalendarRoomType } from '#contract/calendar/calendar.ts'
import { freeFrom } from '#contract/calendar/count-days.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'

/** Consecutive nights of a room with the same guest or block, or free ones. */
export interface NightsCell {
  nights: number
  /** Guest and booking number, or the reason of a block; empty if the nights are free. */
  text: string
  state: BookingStatus | 'blocked' | 'free'
}

interface RoomRow {
  room: CalendarRoom
  cells: NightsCell[]
}

interface TypeRows {
  type: CalendarRoomType
  /** The free rooms of each night. */
  free: number[]
  rooms: RoomRow[]
}

interface Entry {
  room_id: number
  from: CalendarDate
  to: CalendarDate
  text: string
  state: NightsCell['state']
}

const entriesOf = ({ stays, blocks }: Calendar, today: CalendarDate): Entry[] => [
  ...blocks.map((block) => ({
    room_id: block.room_id,
    from: block.check_in_date,
    to: block.check_out_date,
    text: block.maintenance_reason || 'Maintenance',
    state: 'blocked' as const,
  })),
  ...stays.map((stay) => ({
    room_id: stay.room_id,
    from: stay.check_in_date,
    to: freeFrom(stay, today),
    text: `${stay.guest_name} ${stay.booking_number}`,
    state: stay.status,
  })),
]

/** A night can have two entries: guests who overstay, and those who should have their room. */
const cellsOf = (nights: Entry[][]): NightsCell[] => {
  const cells: NightsCell[] = []
  nights.forEach((entries, index) => {
    const before = nights[index - 1]
    const last = cells.at(-1)
    const isSame = before?.length === entries.length && entries.every((entry, place) => entry === before[place])
    if (last && isSame) last.nights++
    else {
      const text = entries.map((entry) => entry.text).join(' / ')
      cells.push({ nights: 1, text, state: entries[0]?.state ?? 'free' })
    }
  })
  return cells
}

/** The nights of some days as a table for paper and Excel: a row for each room, grouped by type. */
export const nightsTable = (calendar: Calendar, today: CalendarDate): TypeRows[] => {
  const { room_types, rooms, days } = calendar
  const from = days[0]?.date ?? today
  const nightsOf = new Map(rooms.map(({ id }) => [id, days.map((): Entry[] => [])]))
  for (const entry of entriesOf(calendar, today)) {
    const end = Math.min(days.length, nightsBetween(from, entry.to))
    for (let night = Math.max(0, nightsBetween(from, entry.from)); night < end; night++)
      nightsOf.get(entry.room_id)?.[night]?.push(entry)
  }
  const closed = {
    room_id: 0,
    from: today,
    to: addDays(today, 1),
    text: 'Under maintenance',
    state: 'blocked' as const,
  }
  for (const { id, under_maintenance } of rooms)
    if (under_maintenance)
      nightsOf.get(id)?.forEach((entries, night) => {
        if (entries.length === 0 && addDays(from, night) >= today) entries.push(closed)
      })
  return room_types.map((type, place) => ({
    type,
    free: days.map(({ free_by_type }) => free_by_type[place] ?? 0),
    rooms: rooms
      .filter(({ room_type_id }) => room_type_id === type.id)
      .map((room) => ({ room, cells: cellsOf(nightsOf.get(room.id) ?? []) })),
  }))
}
