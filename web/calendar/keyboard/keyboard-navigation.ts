import type { KeyboardEvent } from 'react'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { onNight, type StayIndex } from '#web/calendar/bars/stay-index.ts'
import type { Geometry, GridRow } from '#web/calendar/grid/geometry.ts'
import type { GridPlace, GridTarget } from '#web/calendar/grid/grid-types.ts'

export const placeOf = (row: GridRow, day: CalendarDate): GridPlace => ({
  row: { kind: row.kind, id: row.kind === 'type' ? row.type.id : row.room.id },
  day,
})

export const isAt = (row: GridRow, place: GridPlace) =>
  row.kind === place.row.kind && (row.kind === 'type' ? row.type.id : row.room.id) === place.row.id

const rowOfPlace = ({ rows }: Geometry, place: GridPlace) => rows.findIndex((row) => isAt(row, place))

/** A bar is at its first night. */
export const placeOfTarget = (target: GridTarget): GridPlace => {
  if (target.kind === 'type') return { row: { kind: 'type', id: target.type.id }, day: target.day }
  if (target.kind === 'cell') return { row: { kind: 'room', id: target.room.id }, day: target.day }
  const { room_id: id, check_in_date: day } = target.kind === 'stay' ? target.stay : target.block
  return { row: { kind: 'room', id }, day }
}

/** What the keyboard finds at a place. */
export const targetAt = (geometry: Geometry, index: StayIndex, place: GridPlace): GridTarget | undefined => {
  const row = geometry.rows[rowOfPlace(geometry, place)]
  if (!row) return undefined
  if (row.kind === 'type') return { kind: 'type', type: row.type, day: place.day }
  const found = onNight(index, row.room.id, place.day)
  if (found?.kind === 'stay') return { kind: 'stay', stay: found.stay }
  return found ?? { kind: 'cell', room: row.room, day: place.day }
}

interface Walk {
  geometry: Geometry
  index: StayIndex
  place: GridPlace
  /** The first and the last day on the screen, and how many rows fit on it. */
  firstVisible: CalendarDate
  lastVisible: CalendarDate
  rowsPerPage: number
}

/** The next place for a key, or undefined if the key does not walk. A bar is one step. */
export const walk = (
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { geometry, index, place, firstVisible, lastVisible, rowsPerPage }: Walk,
): GridPlace | undefined => {
  const { rows } = geometry
  const at = Math.max(0, rowOfPlace(geometry, place))
  const found = place.row.kind === 'room' ? onNight(index, place.row.id, place.day) : undefined
  const onRow = (position: number, day = place.day) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, position))]
    return row && placeOf(row, day)
  }
  const before = found?.kind === 'stay' ? found.stay.check_in_date : found?.block.check_in_date
  const after = found?.kind === 'stay' ? found.until : found?.block.check_out_date
  switch (key) {
    case 'ArrowRight':
      return onRow(at, after ?? addDays(place.day, 1))
    case 'ArrowLeft':
      return onRow(at, addDays(before ?? place.day, -1))
    case 'ArrowDown':
      return onRow(at + 1)
    case 'ArrowUp':
      return onRow(at - 1)
    case 'PageDown':
      return onRow(at + rowsPerPage)
    case 'PageUp':
      return onRow(at - rowsPerPage)
    case 'Home':
      return ctrlKey ? onRow(0) : onRow(at, firstVisible)
    case 'End':
      return ctrlKey ? onRow(rows.length - 1) : onRow(at, lastVisible)
    default:
      return undefined
  }
}
