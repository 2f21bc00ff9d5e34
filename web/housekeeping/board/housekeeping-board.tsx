import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useCallback, useMemo, useRef } from 'react'
import type { HousekeepingBoard as Board, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import { DragGhost } from '#web/housekeeping/assign/drag-ghost.tsx'
import { PeopleStrip } from '#web/housekeeping/assign/people-strip.tsx'
import { useRoomDrag } from '#web/housekeeping/assign/use-room-drag.ts'
import { arrangeRooms } from '#web/housekeeping/board/arrange-rooms.ts'
import classes from '#web/housekeeping/board/board.module.css'
import type { BoardSearch } from '#web/housekeeping/board/board-search.ts'
import { BoardToolbar } from '#web/housekeeping/board/board-toolbar.tsx'
import { boardTotals, workOfPeople } from '#web/housekeeping/board/board-totals.ts'
import { type GroupActions, RoomGroup } from '#web/housekeeping/board/room-group.tsx'
import { rowKeys } from '#web/housekeeping/board/row-keys.ts'
import { TotalsBar } from '#web/housekeeping/board/totals-bar.tsx'
import type { useBoardChanges } from '#web/housekeeping/board/use-board-changes.ts'
import { useDrawnRows } from '#web/housekeeping/board/use-drawn-rows.ts'
import { useGroupBy } from '#web/housekeeping/board/use-group-by.ts'
import { useMatchingRooms } from '#web/housekeeping/board/use-matching-rooms.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

interface HousekeepingBoardProps {
  board: Board
  search: BoardSearch
  changeSearch: (changes: Partial<BoardSearch>) => void
  changes: ReturnType<typeof useBoardChanges>
}

interface Dragged {
  rooms: HousekeepingRoom[]
  name: string
  /** Rooms of the floor that were left out. */
  left: number
}

export const HousekeepingBoard = ({ board, search, changeSearch, changes }: HousekeepingBoardProps) => {
  const { date, today, rooms, staff, check_in_time, check_out_time } = board
  const { change, changeAndTell, assign } = changes
  const [groupBy, setGroupBy] = useGroupBy()
  const isOver = date < today
  const canSetCondition = date === today
  const ghost = useRef<HTMLDivElement>(null)
  const matching = useMatchingRooms(rooms, search)
  const groups = useMemo(
    () => arrangeRooms(matching, groupBy, { arrivalsFirst: search.arrivals ?? false, checkInTime: check_in_time }),
    [matching, groupBy, search.arrivals, check_in_time],
  )
  const drawn = useDrawnRows(groups)
  const totals = useMemo(() => boardTotals(rooms), [rooms])
  const people = useMemo(() => workOfPeople({ rooms, staff }), [rooms, staff])
  const times = useMemo(() => ({ check_in_time, check_out_time }), [check_in_time, check_out_time])

  const assignAll = useCallback(
    (given: HousekeepingRoom[], assignee_id: number | null, left = 0) => {
      const others = given.filter(({ assignee }) => (assignee?.id ?? null) !== assignee_id)
      const [room] = others
      // A single room is sent with its version, so that a colleague's assignment is not undone silently.
      if (room && others.length === 1 && left === 0) void changeAndTell(room, { assignee_id })
      else if (room) {
        const assignments = others.map(({ slug, assignee }) => ({
          room: slug,
          assignee_id,
          seen_assignee_id: assignee?.id ?? null,
        }))
        void assign(assignments, left)
      }
    },
    [assign, changeAndTell],
  )
  const { drag, start } = useRoomDrag<Dragged>(ghost, ({ rooms: given, left }, target) =>
    assignAll(given, target === 'nobody' ? null : Number(target), left),
  )
  const actions = useMemo<GroupActions>(
    () => ({
      canSetCondition,
      change,
      changeAndTell,
      assignAll,
      startDrag: (event, given, name, left = 0) => {
        if (!isOver) start(event, { rooms: given, name, left })
      },
    }),
    [canSetCondition, change, changeAndTell, assignAll, start, isOver],
  )
  const onKeyDown = rowKeys((slug, condition) => {
    const room = rooms.find((one) => one.slug === slug)
    if (room && room.condition !== condition && canSetCondition) void changeAndTell(room, { condition })
  })
  const showPerson = useCallback((assignee: number | undefined) => changeSearch({ assignee }), [changeSearch])
  const showCondition = useCallback(
    (condition: BoardSearch['condition']) => changeSearch({ condition }),
    [changeSearch],
  )
  const isFiltered = search.condition !== undefined || search.assignee !== undefined

  return (
    <>
      <TotalsBar totals={totals} condition={search.condition} onCondition={showCondition} />
      <BoardToolbar
        {...{ search, today, groupBy, staff }}
        change={changeSearch}
        onGroupBy={setGroupBy}
        count={isFiltered ? `${matching.length} of ${counted(rooms.length, 'room')}` : counted(rooms.length, 'room')}
      />
      <PeopleStrip
        people={people}
        over={drag?.over}
        isDragging={drag !== undefined}
        shown={search.assignee}
        onShow={showPerson}
      />
      {isOver && <p role="status">{say.dayIsOver}</p>}
      {/* A day that is over can only be looked at. */}
      <fieldset className={classes.board} disabled={isOver} onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <RoomGroup
            key={group.key}
            {...{ group, drawn, staff, times, actions }}
            day={date}
            showsType={groupBy !== 'type'}
          />
        ))}
      </fieldset>
      {matching.length === 0 && (
        <EmptyState
          icon={<IconFilterOff size={28} />}
          title="Nothing found"
          text="No room matches these filters."
          action={
            <Button variant="default" onClick={() => changeSearch({ condition: undefined, assignee: undefined })}>
              Show all rooms
            </Button>
          }
        />
      )}
      <DragGhost ref={ghost} name={drag?.dragged.name} />
    </>
  )
}
