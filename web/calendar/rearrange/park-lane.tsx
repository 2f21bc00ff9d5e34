import { ActionIcon } from '@mantine/core'
import { IconParking, IconX } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { moveText } from '#web/calendar/rearrange/move-text.ts'
import { parkLane } from '#web/calendar/rearrange/park-lane-element.ts'
import classes from '#web/calendar/rearrange/rearrange.module.css'

interface ParkLaneProps {
  parked: UnsavedMove[]
  calendar: Pick<CalendarData, 'rooms' | 'room_types'>
  today: CalendarDate
  isOverPark: boolean
  onGrab: (event: PointerEvent, stay: string) => void
  onPickUp: (stay: string) => void
  onPutBack: (stay: string) => void
}

/** Stays without a room. They are dragged here and back; Enter on one picks it up for the arrow keys. */
export const ParkLane = ({ parked, calendar, today, isOverPark, onGrab, onPickUp, onPutBack }: ParkLaneProps) => (
  <div {...parkLane} className={classes.park} data-over={isOverPark || undefined}>
    <IconParking size={20} aria-hidden />
    {parked.length === 0 ? (
      <span className={classes.hint}>
        Drag a stay here to park it<span className={classes.keys}>, or press P on it</span>.
      </span>
    ) : (
      <ul aria-label="Parked stays">
        {parked.map((move) => {
          const { stay, guest_name } = move.was
          return (
            <li key={stay}>
              <button
                type="button"
                className={classes.parked}
                onPointerDown={(event) => onGrab(event, stay)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  onPickUp(stay)
                }}
              >
                <strong>{guest_name}</strong> {moveText(calendar, move, today).replace(' → parked', '')}
              </button>
              <ActionIcon
                variant="subtle"
                size={28}
                aria-label={`Put ${guest_name} back`}
                onClick={() => onPutBack(stay)}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    )}
  </div>
)
