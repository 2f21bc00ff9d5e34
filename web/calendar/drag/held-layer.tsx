import { IconBan } from '@tabler/icons-react'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { firstMovedNight } from '#contract/calendar/move-target.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/calendar/drag/drag.module.css'
import { nightsOfCells } from '#web/calendar/drag/held.ts'
import type { HeldView } from '#web/calendar/drag/use-held.ts'
import { barRect, type Geometry, type Rect, xOf } from '#web/calendar/grid/geometry.ts'

interface HeldLayerProps {
  view: HeldView
  geometry: Geometry
  today: CalendarDate
}

interface Nights {
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** The nights that a target takes: those from today on, if guests in the house change rooms. */
const nightsOf = ({ was, ...target }: UnsavedMove, today: CalendarDate): Nights[] => {
  const { room_id } = target
  if (room_id === null) return []
  return [{ ...target, room_id, check_in_date: firstMovedNight(was, { ...target, room_id }, today) }]
}

/** The cells that the nights cover. */
const cellsRect = (geometry: Geometry, { room_id, check_in_date, check_out_date }: Nights): Rect | undefined => {
  const row = geometry.rowOfRoom.get(room_id)
  const [from, to] = [xOf(geometry, check_in_date), xOf(geometry, check_out_date) + geometry.dayWidth]
  return row && { x: from, y: row.y, width: Math.max(0, to - from), height: row.height }
}

const place = ({ x, y, width, height }: Rect) => ({ transform: `translate(${x}px, ${y}px)`, width, height })

/** The ghosts of the held bars, and the cells they would cover. A refused place is hatched and has a sign. */
export const HeldLayer = ({ view, geometry, today }: HeldLayerProps) => {
  const { held, targets, reason } = view
  const wanted =
    held.kind === 'cells'
      ? [{ name: '', nights: { room_id: held.room.id, ...nightsOfCells(held) } }]
      : targets.flatMap((move) => nightsOf(move, today).map((nights) => ({ name: move.was.guest_name, nights })))
  return (
    <div className={classes.layer} aria-hidden>
      {wanted.map(({ name, nights }) => {
        const cells = cellsRect(geometry, nights)
        const bar = barRect(geometry, nights)
        if (!cells || !bar) return null
        return (
          <div key={`${name} ${nights.room_id} ${nights.check_in_date}`}>
            <div className={classes.cells} data-refused={reason ? true : undefined} style={place(cells)} />
            <div className={classes.ghost} data-refused={reason ? true : undefined} style={place(bar)}>
              {reason && <IconBan size={16} />}
              <span>{name}</span>
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** The point of the window beside which the chip is shown while the keyboard moves the bar. */
export const chipPoint = (view: HeldView, geometry: Geometry, body: HTMLElement, today: CalendarDate) => {
  const { held, targets } = view
  const nights =
    held.kind === 'cells'
      ? { room_id: held.room.id, ...nightsOfCells(held) }
      : targets.flatMap((move) => nightsOf(move, today))[0]
  const rect = nights && barRect(geometry, nights)
  const box = body.getBoundingClientRect()
  return rect
    ? { x: box.left + rect.x, y: box.top + rect.y + rect.height - 14 }
    : { x: window.innerWidth / 2, y: window.innerHeight / 2 }
}
