import { IconTool } from '@tabler/icons-react'
import { memo, type PointerEvent } from 'react'
import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { counted } from '#contract/kit/counted.ts'
import type { Changes } from '#web/housekeeping/board/apply-changes.ts'
import { AssigneeSelect } from '#web/housekeeping/board/assignee-select.tsx'
import classes from '#web/housekeeping/board/board.module.css'
import { CleaningBadge } from '#web/housekeeping/board/cleaning-badge.tsx'
import { ConditionButtons } from '#web/housekeeping/board/condition-buttons.tsx'
import { DragGrip } from '#web/housekeeping/board/drag-grip.tsx'
import { RemarksField } from '#web/housekeeping/board/remarks-field.tsx'
import { StayLines } from '#web/housekeeping/board/stay-lines.tsx'
import type { HotelTimes } from '#web/housekeeping/board/stay-text.ts'
import type { ChangeRoom } from '#web/housekeeping/board/use-board-changes.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

export interface RowActions {
  /** Only of today: the condition of a room is the one it has now. */
  canSetCondition: boolean
  change: ChangeRoom
  changeAndTell: (room: HousekeepingRoom, changes: Changes) => void
  startDrag: (event: PointerEvent, rooms: HousekeepingRoom[], name: string, left?: number) => void
}

interface RoomRowProps {
  room: HousekeepingRoom
  /** The type is left out where the heading names it. */
  showsType: boolean
  day: string
  staff: HousekeepingBoard['staff']
  times: HotelTimes
  /** The same object as long as the page is open. */
  actions: RowActions
}

/** One room of the board. Drawn again only when this room changes: the server's other rooms stay the same objects. */
export const RoomRow = memo(({ room, showsType, day, staff, times, actions }: RoomRowProps) => {
  const { id, slug, room_number, room_type, credits, open_faults } = room
  return (
    <li className={classes.row} data-slug={slug} aria-label={`Room ${room_number}`}>
      {/* For the mouse and the finger only; the keyboard assigns with the list of people. */}
      <div
        className={classes.room}
        onPointerDown={(event) => actions.startDrag(event, [room], `Room ${room_number}`)}
        title="Drag to a person"
      >
        <DragGrip />
        <strong>{room_number}</strong>
        {showsType && <small>{room_type}</small>}
      </div>
      <ConditionButtons
        room={room}
        isDisabled={!actions.canSetCondition}
        onChange={(condition) => actions.changeAndTell(room, { condition })}
      />
      <StayLines room={room} times={times} />
      <CleaningBadge room={room} />
      <AssigneeSelect
        room={room}
        staff={staff}
        onChange={(assignee_id) => actions.changeAndTell(room, { assignee_id })}
      />
      <span className={classes.figures}>
        {credits > 0 && <span title="Credits">{counted(credits, 'credit')}</span>}
        {open_faults > 0 && (
          <TextLink
            to={paths.repairs}
            search={{ room_id: id, is_open: true }}
            className={classes.faults ?? ''}
            data-tone="danger"
          >
            <IconTool size={15} aria-hidden />
            {counted(open_faults, 'fault')}
          </TextLink>
        )}
      </span>
      <RemarksField key={day} room={room} day={day} onSave={actions.change} />
    </li>
  )
})
