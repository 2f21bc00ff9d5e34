import { type RefObject, useState } from 'react'
import type { CalendarRoom } from '#contract/calendar/calendar.ts'
import { whyNotBook } from '#contract/calendar/why-not.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { type HeldCells, nightsOfCells } from '#web/calendar/drag/held.ts'
import { BlockDialog } from '#web/calendar/free-cells/block-dialog.tsx'
import { FreeCellsMenu } from '#web/calendar/free-cells/free-cells-menu.tsx'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import type { WantedNights } from '#web/calendar/make-room/calendar-make-room.tsx'
import { offerMakeRoom } from '#web/calendar/make-room/offer-make-room.tsx'
import type { LastChange } from '#web/calendar/rearrange/use-last-change.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface Given {
  grid: RefObject<GridHandle | null>
  shown: CalendarData
  today: CalendarDate
  lastChange: LastChange
  onMakeRoom: (wanted: WantedNights) => void
}

/** Free nights of a room that were chosen, with what can be done with them. */
export const useFreeCells = ({ grid, shown, today, lastChange, onMakeRoom }: Given) => {
  const [chosen, choose] = useState<HeldCells>()
  const [blocked, setBlocked] = useState<HeldCells>()
  const makeRoom = (cells: HeldCells) => onMakeRoom({ room_type_id: cells.room.room_type_id, ...nightsOfCells(cells) })

  return {
    choose,
    /** Says why the nights can't be had, and offers to make room for them. */
    refuse: (cells: HeldCells, reason: string) => {
      if (nightsOfCells(cells).check_in_date < today) toast.warning(reason, 'Not possible')
      else offerMakeRoom(reason, () => makeRoom(cells))
    },
    /** Opens the menu of a single cell, if it is free. */
    open: (room: CalendarRoom, day: CalendarDate) => {
      const cells: HeldCells = { kind: 'cells', room, from: day, to: day }
      if (!whyNotBook(shown, { room_id: room.id, ...nightsOfCells(cells) }, today)) choose(cells)
    },
    menu: (geometry: Geometry) =>
      chosen && (
        <FreeCellsMenu
          cells={chosen}
          geometry={geometry}
          onBlock={() => setBlocked(chosen)}
          onMakeRoom={() => makeRoom(chosen)}
          onClose={() => {
            choose(undefined)
            grid.current?.focus()
          }}
        />
      ),
    dialog: blocked && (
      <BlockDialog
        room={blocked.room}
        nights={nightsOfCells(blocked)}
        onBlocked={lastChange.offer}
        onClose={() => {
          setBlocked(undefined)
          grid.current?.focus()
        }}
      />
    ),
  }
}
