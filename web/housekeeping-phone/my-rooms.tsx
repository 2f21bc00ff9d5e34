import { IconBed } from '@tabler/icons-react'
import { useState } from 'react'
import type { MyRooms as Found } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { texts } from '#web/housekeeping-phone/phone-words.ts'
import { RoomList } from '#web/housekeeping-phone/room-list.tsx'
import { RoomMore } from '#web/housekeeping-phone/room-more.tsx'
import type { UndoableStep } from '#web/housekeeping-phone/undoable-step.ts'
import { useLingeringRooms } from '#web/housekeeping-phone/use-lingering-rooms.ts'
import type { PhoneSteps } from '#web/housekeeping-phone/use-phone-queue.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

interface MyRoomsProps {
  found: Found
  queue: PhoneSteps
  mayInspect: boolean
  isLate: boolean
  onTake: (action: PhoneAction) => void
  onUndo: (step: UndoableStep) => void
}

/** The rooms of a person, those of others that they may inspect, and all that is noted for one of them. */
export const MyRooms = ({ found, queue, mayInspect, isLate, onTake, onUndo }: MyRoomsProps) => {
  const [open, setOpen] = useState<string>()
  const rooms = useLingeringRooms(found.rooms, queue)
  const isOwn = (slug: string) => rooms.some((room) => room.slug === slug)
  const others = useLingeringRooms(found.to_inspect, queue).filter(({ slug }) => !isOwn(slug))
  const opened = [...rooms, ...others].find(({ slug }) => slug === open)
  const list = {
    times: found,
    steps: queue.steps,
    undoableOf: queue.undoableOf,
    isLate,
    mayInspect,
    onTake,
    onUndo,
    onMore: setOpen,
  }
  return (
    <>
      {rooms.length === 0 && others.length === 0 && (
        <EmptyState icon={<IconBed size={28} />} title={texts.noRooms} text={texts.noRoomsText} />
      )}
      {rooms.length > 0 && <RoomList {...list} rooms={rooms} label={texts.title} />}
      {others.length > 0 && (
        <>
          <h2 className={classes.section}>{texts.toInspect}</h2>
          <RoomList {...list} rooms={others} label={texts.toInspect} />
        </>
      )}
      {opened && (
        <RoomMore
          room={opened}
          minibar={found.minibar}
          mayInspect={mayInspect}
          onTake={onTake}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
