import { useCallback, useEffect, useRef } from 'react'
import type { CalendarRoom } from '#contract/calendar/calendar.ts'
import { type Geometry, type Rect, xOf } from '#web/calendar/grid/geometry.ts'
import type { GridPlace, RoomDay } from '#web/calendar/grid/grid-types.ts'
import { isAt } from '#web/calendar/keyboard/keyboard-navigation.ts'

interface Given {
  geometry: Geometry
  rooms: CalendarRoom[]
  collapsed: ReadonlySet<number>
  onCollapse: (collapsed: ReadonlySet<number>) => void
  revealRect: (rect: Rect) => void
}

/** Scrolls to places of the grid. The room types of cells that are hidden are unfolded first. */
export const useReveal = ({ geometry, rooms, collapsed, onCollapse, revealRect }: Given) => {
  /** Cells whose rows are drawn when their types are unfolded. */
  const hidden = useRef<RoomDay[]>([])

  const revealPlace = useCallback(
    (place: GridPlace) => {
      const row = geometry.rows.find((one) => isAt(one, place))
      if (row) revealRect({ x: xOf(geometry, place.day), y: row.y, width: geometry.dayWidth, height: row.height })
    },
    [geometry, revealRect],
  )
  const revealShown = useCallback(
    (cells: RoomDay[]) => {
      for (const { room_id, day } of cells) revealPlace({ row: { kind: 'room', id: room_id }, day })
    },
    [revealPlace],
  )
  const revealCells = useCallback(
    (cells: RoomDay[]) => {
      const wanted = rooms.filter(({ id }) => cells.some(({ room_id }) => room_id === id))
      const types = new Set(wanted.map(({ room_type_id }) => room_type_id))
      const still = [...collapsed].filter((id) => !types.has(id))
      if (still.length === collapsed.size) return revealShown(cells)
      hidden.current = cells
      onCollapse(new Set(still))
    },
    [rooms, collapsed, onCollapse, revealShown],
  )

  useEffect(() => {
    if (hidden.current.some(({ room_id }) => !geometry.rowOfRoom.has(room_id))) return
    revealShown(hidden.current)
    hidden.current = []
  }, [geometry, revealShown])

  return { revealPlace, revealCells }
}
