import { Button, Group, VisuallyHidden } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconArrowsMove } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarRoom } from '#contract/calendar/calendar.ts'
import { whyNotBook } from '#contract/calendar/why-not.ts'
import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { type HeldCells, nightsOfCells } from '#web/calendar/drag/held.ts'
import { HeldChip } from '#web/calendar/drag/held-chip.tsx'
import { chipPoint, HeldLayer } from '#web/calendar/drag/held-layer.tsx'
import { spokenText } from '#web/calendar/drag/held-text.ts'
import { MoveDialog } from '#web/calendar/drag/move-dialog.tsx'
import { useHeld } from '#web/calendar/drag/use-held.ts'
import { usePointerDrag } from '#web/calendar/drag/use-pointer-drag.ts'
import { BlockDialog } from '#web/calendar/free-cells/block-dialog.tsx'
import { FreeCellsMenu } from '#web/calendar/free-cells/free-cells-menu.tsx'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { useKeyboardMove } from '#web/calendar/keyboard/use-keyboard-move.ts'
import { offerMakeRoom } from '#web/calendar/make-room/offer-make-room.tsx'
import { useCalendarMakeRoom } from '#web/calendar/make-room/use-calendar-make-room.tsx'
import { RearrangeBar } from '#web/calendar/rearrange/rearrange-bar.tsx'
import { useCalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { useSelection } from '#web/calendar/rearrange/use-selection.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx'
import { paths } from '#web/paths.ts'

/** Everything that changes the calendar: dragging, moving by keyboard, free cells, Rearrange mode. */
export const useCalendarEditing = (grid: RefObject<GridHandle | null>, data: CalendarData, today: CalendarDate) => {
  const changes = useCalendarChanges(data, today)
  const { selected, toggle, clear, bar: selectionBar } = useSelection(changes)
  const [cells, setCells] = useState<HeldCells>()
  const [blocked, setBlocked] = useState<HeldCells>()
  const [moving, setMoving] = useState<UnsavedMove>()
  const makeRoomFor = (held: HeldCells) =>
    makeRoom.open({ room_type_id: held.room.room_type_id, ...nightsOfCells(held) })
  const refuseCells = (held: HeldCells, reason: string) => {
    if (nightsOfCells(held).check_in_date < today) toast.warning(reason, 'Not possible')
    else offerMakeRoom(reason, () => makeRoomFor(held))
  }
  const things = useHeld({ grid, changes, today, onCells: setCells, onRefusedCells: refuseCells })
  const pointer = usePointerDrag({ grid, changes, things, today, selected, onSelect: toggle })
  const keyboard = useKeyboardMove({ grid, changes, things, today, selected, onSelect: toggle, onClear: clear })
  const { view } = things

  // The button that had the focus is disabled or gone.
  const { isRearranging } = changes
  useDidUpdate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches(':disabled')) grid.current?.focus()
  }, [isRearranging])

  const closeCells = () => {
    setCells(undefined)
    grid.current?.focus()
  }
  const pointOf = (geometry: Geometry) => {
    const body = grid.current?.body
    return keyboard.isOn && view && body ? chipPoint(view, geometry, body, today) : pointer.pointer.current
  }
  const show = (stay: string) => {
    const bar = changes.moves.find(({ was }) => was.stay === stay)
    if (bar?.room_id) grid.current?.reveal(bar.room_id, bar.check_in_date)
  }
  const makeRoom = useCalendarMakeRoom({
    data,
    today,
    isRearranging: changes.isRearranging,
    onPropose: changes.propose,
    onReveal: (cells) => {
      const [first] = cells.map(({ day }) => day).sort()
      if (first) grid.current?.scrollToDay(addDays(first, -1))
      grid.current?.revealCells(cells)
    },
  })
  const heldBars = view && view.held.kind !== 'cells' ? view.held.bars : undefined

  return {
    shown: changes.shown,
    /** Whether bars, an edge of a bar or free cells are held, by pointer or keyboard. */
    isDragging: view !== undefined,
    buttons: (
      <Group gap="xs">
        {makeRoom.button}
        <Button
          variant="default"
          leftSection={<IconArrowsMove size={16} />}
          onClick={changes.start}
          disabled={changes.isRearranging}
        >
          Rearrange
        </Button>
      </Group>
    ),
    openCell: (room: CalendarRoom, day: CalendarDate) => {
      const held: HeldCells = { kind: 'cells', room, from: day, to: day }
      if (!whyNotBook(changes.shown, { room_id: room.id, ...nightsOfCells(held) }, today)) setCells(held)
    },
    openMove: (stay: string) => setMoving(changes.barOf(stay)),
    gridProps: {
      selected,
      held: heldBars && new Set(heldBars.map(({ was }) => was.stay)),
      unsaved: changes.moves.length > 0 ? new Set(changes.moves.map(({ was }) => was.stay)) : undefined,
      conflicts: changes.conflicts,
      onBarKey: keyboard.onBarKey,
      onCellKey: keyboard.onCellKey,
      bodyHandlers: pointer.handlers,
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
          {cells && (
            <FreeCellsMenu
              cells={cells}
              geometry={geometry}
              onBlock={() => setBlocked(cells)}
              onMakeRoom={() => makeRoomFor(cells)}
              onClose={closeCells}
            />
          )}
        </>
      ),
    },
    /** Shown below the grid. */
    below: (
      <>
        {selectionBar}
        {changes.isRearranging && (
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
        {blocked && (
          <BlockDialog
            room={blocked.room}
            nights={nightsOfCells(blocked)}
            onClose={() => {
              setBlocked(undefined)
              grid.current?.focus()
            }}
          />
        )}
        {moving && (
          <MoveDialog bar={moving} changes={changes} data={data} today={today} onClose={() => setMoving(undefined)} />
        )}
        <LeaveGuard
          isUnsaved={() => changes.isRearranging && changes.moves.length > 0}
          onDiscard={changes.discard}
          allowsLeaving={(path) => path === paths.calendar}
        />
        {changes.dialogs}
        {makeRoom.dialog}
      </>
    ),
  }
}
