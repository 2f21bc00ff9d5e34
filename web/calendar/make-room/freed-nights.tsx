import { barRect, type Geometry } from '#web/calendar/grid/geometry.ts'
import type { WantedNights } from '#web/calendar/make-room/calendar-make-room.tsx'
import classes from '#web/calendar/make-room/make-room.module.css'

export interface FreedRoom extends WantedNights {
  room_id: number
}

/** The nights that the proposed moves free. Drawn in the grid's body. */
export const FreedNights = ({ freed, geometry }: { freed: FreedRoom; geometry: Geometry }) => {
  const rect = barRect(geometry, freed)
  if (!rect) return null
  const { x, y, width, height } = rect
  return (
    <div className={classes.freed} style={{ transform: `translate(${x}px, ${y}px)`, width, height }}>
      Free for all nights
    </div>
  )
}
