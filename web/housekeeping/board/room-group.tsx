import { memo } from 'react'
import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'
import { counted } from '#contract/kit/counted.ts'
import { type RoomGroup as Group, isBeingCleaned, isToDo } from '#web/housekeeping/board/arrange-rooms.ts'
import classes from '#web/housekeeping/board/board.module.css'
import { DragGrip } from '#web/housekeeping/board/drag-grip.tsx'
import { RoomRow, type RowActions } from '#web/housekeeping/board/room-row.tsx'
import type { HotelTimes } from '#web/housekeeping/board/stay-text.ts'
import { rowKey } from '#web/housekeeping/board/use-drawn-rows.ts'

export interface GroupActions extends RowActions {
  /** `left` rooms of the group were left out, because somebody is cleaning them. */
  assignAll: (rooms: Group['rooms'], assigneeId: number | null, left?: number) => void
}

interface RoomGroupProps {
  group: Group
  /** The keys of the rows to draw now; undefined for all. */
  drawn: ReadonlySet<string> | undefined
  showsType: boolean
  day: string
  staff: HousekeepingBoard['staff']
  times: HotelTimes
  actions: GroupActions
}

/** A floor or a type with its rooms. All its rooms that nobody has begun to clean can be given to one person. */
export const RoomGroup = memo(({ group, drawn, showsType, day, staff, times, actions }: RoomGroupProps) => {
  const { key, name, rooms } = group
  const toDo = rooms.filter(isToDo)
  const free = toDo.filter((room) => !isBeingCleaned(room))
  const left = toDo.length - free.length
  const credits = toDo.reduce((sum, room) => sum + room.credits, 0)
  return (
    <section className={classes.group} aria-labelledby={`group-${key}`}>
      <header className={classes.heading}>
        <div
          className={classes.groupName}
          title="Drag to a person"
          onPointerDown={(event) =>
            free.length > 0 && actions.startDrag(event, free, `${name}, ${counted(free.length, 'room')}`, left)
          }
        >
          <DragGrip />
          <h2 id={`group-${key}`}>{name}</h2>
        </div>
        <span className={classes.groupCount}>
          {counted(rooms.length, 'room')}, {toDo.length} to clean ({counted(credits, 'credit')})
        </span>
        <select
          className={classes.assignee}
          aria-label={`Assign ${name}`}
          disabled={free.length === 0}
          value=""
          onChange={({ currentTarget: { value } }) =>
            actions.assignAll(free, value === 'nobody' ? null : Number(value), left)
          }
        >
          <option value="" disabled>
            Assign all to…
          </option>
          {staff.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
          <option value="nobody">Nobody</option>
        </select>
      </header>
      <ul className={classes.rows} aria-label={name}>
        {rooms
          .filter((room) => drawn?.has(rowKey(key, room)) ?? true)
          .map((room) => (
            <RoomRow key={room.slug} {...{ room, showsType, day, staff, times, actions }} />
          ))}
      </ul>
    </section>
  )
})
