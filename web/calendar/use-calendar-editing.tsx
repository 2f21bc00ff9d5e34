import { Button, Group, VisuallyHidden } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconArrowsMove } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { bookingEndpoints } from '#contract/bookings/booking-endpoints.ts'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarEndpoints } from '#contract/calendar/calendar-endpoints.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { maintenanceEndpoints } from '#contract/rooms/maintenance.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { HeldChip } from '#web/calendar/drag/held-chip.tsx'
import { chipPoint, HeldLayer } from '#web/calendar/drag/held-layer.tsx'
import { spokenText } from '#web/calendar/drag/held-text.ts'
import { MoveDialog } from '#web/calendar/drag/move-dialog.tsx'
import { useHeld } from '#web/calendar/drag/use-held.ts'
import { usePointerDrag } from '#web/calendar/drag/use-pointer-drag.ts'
import { useFreeCells } from '#web/calendar/free-cells/use-free-cells.tsx'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { useKeyboardMove } from '#web/calendar/keyboard/use-keyboard-move.ts'
import { useCalendarMakeRoom } from '#web/calendar/make-room/use-calendar-make-room.tsx'
import { RearrangeBar } from '#web/calendar/rearrange/rearrange-bar.tsx'
import { UndoButton } from '#web/calendar/rearrange/undo-button.tsx'
import { useCalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { useLastChange } from '#web/calendar/rearrange/use-last-change.ts'
import { useSelection } from '#web/calendar/rearrange/use-selection.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx'
import { paths } from '#web/paths.ts'

/** Everything that changes the calendar: dragging, moving by keyboard, free cells, Rearrange mode. */
export const useCalendarEditing = (grid: RefObject<GridHandle | null>, data: CalendarData, today: CalendarDate) => {
  const mayCall = useMayCall()
  const mayMove = mayCall(calendarEndpoints.rearrange)
  const mayUseCells = mayCall(bookingEndpoints.place) || mayCall(maintenanceEndpoints.save)
  const lastChange = useLastChange()
  const changes = useCalendarChanges(data, today, lastChange.offer)
  const { isRearranging, shown } = changes
  const { selected, toggle, clear, bar: selectionBar } = useSelection(changes)
  const [moving, setMoving] = useState<UnsavedMove>()
  const makeRoom = useCalendarMakeRoom({
    data,
    today,
    isRearranging,
    onPropose: changes.propose,
    onReveal: (cells) => {
      const [first] = cells.map(({ day }) => day).sort()
      if (first) grid.current?.scrollToDay(addDays(first, -1))
      grid.current?.revealCells(cells)
    },
  })
  const cells = useFreeCells({ grid, shown, today, lastChange, onMakeRoom: makeRoom.open })
  const things = useHeld({ grid, changes, today, onCells: cells.choose, onRefusedCells: cells.refuse })
  const pointer = usePointerDrag({ grid, changes, things, today, selected, onSelect: toggle })
  const keyboard = useKeyboardMove({ grid, changes, things, today, selected, onSelect: toggle, onClear: clear })
  const { view } = things

  // The button that had the focus is disabled or gone.
  useDidUpdate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches(':disabled')) grid.current?.focus()
  }, [isRearranging, lastChange.canUndo])

  const pointOf = (geometry: Geometry) => {
    const body = grid.current?.body
    return keyboard.isOn && view && body ? chipPoint(view, geometry, body, today) : pointer.pointer.current
  }
  const show = (stay: string) => {
    const bar = changes.moves.find(({ was }) => was.stay === stay)
    if (bar?.room_id) grid.current?.reveal(bar.room_id, bar.check_in_date)
  }
  const heldBars = view && view.held.kind !== 'cells' ? view.held.bars : undefined

  return {
    shown,
    changes,
    lastChange,
    /** Whether bars, an edge of a bar or free cells are held, by pointer or keyboard. */
    isDragging: view !== undefined,
    buttons: mayMove && (
      <Group gap="xs">
        <UndoButton lastChange={lastChange} isOff={isRearranging || view !== undefined} />
        {makeRoom.button}
        <Button
          variant="default"
          leftSection={<IconArrowsMove size={16} />}
          onClick={changes.start}
          disabled={isRearranging}
        >
          Rearrange
        </Button>
      </Group>
    ),
    openCell: (...cell: Parameters<typeof cells.open>) => mayUseCells && cells.open(...cell),
    openMove: (stay: string) => setMoving(changes.barOf(stay)),
    gridProps: {
      selected,
      held: heldBars && new Set(heldBars.map(({ was }) => was.stay)),
      unsaved: changes.moves.length > 0 ? new Set(changes.moves.map(({ was }) => was.stay)) : undefined,
      conflicts: changes.conflicts,
      mayOverlap: changes.mayOverlap,
      notes: changes.notes,
      // Without the permission, the calendar is read-only.
      ...(mayMove && {
        onBarKey: keyboard.onBarKey,
        onCellKey: keyboard.onCellKey,
        bodyHandlers: pointer.handlers,
      }),
      layers: (geometry: Geometry) => (
        <>
          {makeRoom.layer(geometry)}
          {view && <HeldLayer view={view} geometry={geometry} today={today} />}
          {view && (
            <HeldChip
              view={view}
              calendar={data}
              today={today}
              at={pointOf(geometry)}
              followsPointer={!keyboard.isOn}
            />
          )}
          {cells.menu(geometry)}
        </>
      ),
    },
    /** Shown below the grid. */
    below: (
      <>
        {selectionBar}
        {isRearranging && (
          <RearrangeBar
            changes={changes}
            data={data}
            today={today}
            isOverPark={view?.held.kind === 'bars' && view.held.isOverPark}
            onGrab={pointer.grabParked}
            onPickUp={(stay) => keyboard.pickUp(stay, 'bars')}
            onShow={show}
          />
        )}
        <VisuallyHidden role="status">{keyboard.isOn && view ? spokenText(view, data, today) : ''}</VisuallyHidden>
        {cells.dialog}
        {moving && (
          <MoveDialog bar={moving} changes={changes} data={data} today={today} onClose={() => setMoving(undefined)} />
        )}
        <LeaveGuard
          isUnsaved={() => isRearranging && changes.moves.length > 0}
          onDiscard={changes.discard}
          allowsLeaving={(path) => path === paths.calendar}
        />
        {changes.dialogs}
        {makeRoom.dialog}
      </>
    ),
  }
}

export type CalendarEditing = ReturnType<typeof useCalendarEditing>
