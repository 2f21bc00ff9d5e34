import type { Calendar, CalendarDay, CalendarStay } from '#contract/calendar/calendar.ts'
import { addDays, type CalendarDate, earlierOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'

/** Guests who should have left before today and are still in their room. */
export const isOverstay = (
  {
    status,
    moves_on,
    departed_on,
    check_out_date,
  }: Pick<CalendarStay, 'status' | 'moves_on' | 'departed_on' | 'check_out_date'>,
  today: CalendarDate,
) => status === 'checked_in' && !moves_on && !departed_on && check_out_date < today

/**
 * The first day on which the room is free again. Guests who overstay have their room for tonight, too; guests who left
 * early are billed for tonight, but have left the room.
 */
export const freeFrom = (stay: CalendarStay, today: CalendarDate) => {
  if (isOverstay(stay, today)) return addDays(today, 1)
  const hasLeft = stay.status === 'checked_out' || stay.departed_on !== undefined
  return hasLeft ? earlierOf(stay.check_out_date, today) : stay.check_out_date
}

interface RoomNights {
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** The rooms of these nights, for each day. */
const roomsByDay = (list: RoomNights[], { from, to }: Days) => {
  const days = Array.from({ length: nightsBetween(from, to) + 1 }, () => new Set<number>())
  for (const { room_id, check_in_date, check_out_date } of list) {
    const first = Math.max(0, nightsBetween(from, check_in_date))
    const end = Math.min(days.length, nightsBetween(from, check_out_date))
    for (let day = first; day < end; day++) days[day]?.add(room_id)
  }
  return days
}

/** The occupied and free rooms of each night, in all and by type. */
export const countDays = (
  { room_types, rooms, stays, blocks }: Omit<Calendar, 'days'>,
  { from, to }: Days,
  today: CalendarDate,
): CalendarDay[] => {
  const occupying = stays.map((stay) => ({ ...stay, check_out_date: freeFrom(stay, today) }))
  const blockedByDay = roomsByDay(blocks, { from, to })
  const places = new Map(room_types.map(({ id }, index) => [id, index]))
  return roomsByDay(occupying, { from, to }).map((occupied, index) => {
    const date = addDays(from, index)
    const free_by_type = room_types.map(() => 0)
    for (const { id, room_type_id, under_maintenance, is_retired } of rooms) {
      const isClosed = is_retired || (under_maintenance && date >= today)
      const type = places.get(room_type_id)
      if (isClosed || occupied.has(id) || blockedByDay[index]?.has(id) || type === undefined) continue
      free_by_type[type] = (free_by_type[type] ?? 0) + 1
    }
    const free = free_by_type.reduce((sum, count) => sum + count, 0)
    const saleable = occupied.size + free
    const percent = saleable === 0 ? 0 : Math.round((occupied.size / saleable) * 100)
    return { date, occupied: occupied.size, free, percent, free_by_type }
  })
}
