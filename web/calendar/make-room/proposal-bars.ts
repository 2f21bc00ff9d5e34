import { applyMoves, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import type { MakeRoom, MakeRoomQuery } from '#contract/calendar/make-room.ts'
import { addDays, type CalendarDate, earlierOf, laterOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { drawnBars } from '#web/calendar/bars/drawn-bars.ts'
import { indexStays } from '#web/calendar/bars/stay-index.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { barRect, layOut, type Rect } from '#web/calendar/grid/geometry.ts'

export interface ShownProposal {
  moves: MakeRoom['moves']
  room: NonNullable<MakeRoom['room']>
  wanted: Omit<MakeRoomQuery, 'room_type_id'>
}

/** The days from the first arrival to the last departure, of the moved stays and the new one. */
export const daysOfProposal = ({ moves, wanted }: ShownProposal) => {
  const from = moves.reduce((day, move) => earlierOf(day, move.check_in_date), wanted.check_in_date)
  const to = moves.reduce((day, move) => laterOf(day, move.check_out_date), wanted.check_out_date)
  return Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

/** Above the bars of a row there is space for the stays that leave the room. */
const rowHeight = 52
const oldBarHeight = 16

interface OldBar extends Rect {
  stay: CalendarStay
  toRoom: string
}

/** The rooms of a proposal after its moves, with the nights that the moved stays have now. */
export const barsOfProposal = (
  data: CalendarData,
  proposal: ShownProposal,
  { today, dayWidth }: { today: CalendarDate; dayWidth: number },
) => {
  const { moves, room, wanted } = proposal
  const days = daysOfProposal(proposal)
  const unsaved = moves.flatMap(({ stay, room_id, to_room }): (UnsavedMove & { to_room: string })[] => {
    const was = data.stays.find((one) => one.stay === stay)
    return was ? [{ ...was, was, room_id, to_room }] : []
  })
  const ids = new Set([room.id, ...unsaved.flatMap(({ room_id, was }) => [room_id, was.room_id])])
  const geometry = layOut({
    firstDay: days[0] ?? wanted.check_in_date,
    dayCount: days.length,
    dayWidth,
    rowHeight,
    room_types: data.room_types,
    rooms: data.rooms.filter(({ id }) => ids.has(id)),
  })
  const { calendar } = applyMoves(data, unsaved, { today, isLoaded: (day) => data.days.has(day) })
  const drawn = drawnBars(geometry, indexStays(calendar, today), geometry.rows, { first: 0, last: days.length - 1 })
  const below = <Bar extends Rect>(bar: Bar): Bar => ({
    ...bar,
    y: bar.y + oldBarHeight,
    height: bar.height - oldBarHeight,
  })
  const newBar = barRect(geometry, { ...wanted, room_id: room.id })
  return {
    days,
    geometry,
    after: { ...drawn, stays: drawn.stays.map(below), blocks: drawn.blocks.map(below) },
    moved: new Set(unsaved.map(({ was }) => was.stay)),
    before: unsaved.flatMap(({ was, to_room }): OldBar[] => {
      const rect = barRect(geometry, was)
      return rect ? [{ ...rect, height: oldBarHeight, stay: was, toRoom: to_room }] : []
    }),
    newBar: newBar && below(newBar),
  }
}
