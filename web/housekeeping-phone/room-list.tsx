import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { RoomCard } from '#web/housekeeping-phone/room-card.tsx'
import type { HotelTimes } from '#web/housekeeping-phone/room-facts.tsx'
import type { UndoableStep } from '#web/housekeeping-phone/undoable-step.ts'
import { useSteadyOrder } from '#web/housekeeping-phone/use-steady-order.ts'

interface RoomListProps {
  rooms: HousekeepingRoom[]
  label: string
  times: HotelTimes
  steps: QueuedStep<PhoneAction>[]
  mayInspect: boolean
  isLate: boolean
  undoableOf: (room: string) => UndoableStep | undefined
  onTake: (action: PhoneAction) => void
  onUndo: (step: UndoableStep) => void
  onMore: (room: string) => void
}

export const RoomList = ({ rooms, label, steps, undoableOf, onMore, ...card }: RoomListProps) => (
  <ul className={classes.rooms} aria-label={label}>
    {useSteadyOrder(rooms, card.times.check_in_time).map((room) => (
      <RoomCard
        key={room.slug}
        {...card}
        room={room}
        steps={steps.filter(({ action }) => action.room === room.slug)}
        undoable={undoableOf(room.slug)}
        onMore={() => onMore(room.slug)}
      />
    ))}
  </ul>
)
