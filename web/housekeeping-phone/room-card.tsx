import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCloudUp, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { floorName } from '#contract/housekeeping/floor-of.ts'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { isStillOccupied, nextStep } from '#contract/housekeeping/next-step.ts'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { nothingToDo, stateWords, stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'
import { isUnsent, type QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { type HotelTimes, RoomFacts } from '#web/housekeeping-phone/room-facts.tsx'
import { StartQuestion } from '#web/housekeeping-phone/start-question.tsx'
import type { UndoableStep } from '#web/housekeeping-phone/undoable-step.ts'
import { useTapPause } from '#web/housekeeping-phone/use-tap-pause.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'

interface RoomCardProps {
  /** As it will be when all steps have arrived. */
  room: HousekeepingRoom
  times: HotelTimes
  /** The steps for this room. */
  steps: QueuedStep<PhoneAction>[]
  mayInspect: boolean
  /** They wait for longer than usual. */
  isLate: boolean
  undoable: UndoableStep | undefined
  onTake: (action: PhoneAction) => void
  onUndo: (step: UndoableStep) => void
  onMore: () => void
}

export const RoomCard = (props: RoomCardProps) => {
  const { room, times, steps, mayInspect, isLate, undoable, onTake, onUndo, onMore } = props
  const { slug, room_number, room_type, floor, state, condition } = room
  const next = nextStep(room, mayInspect)
  const isWaiting = isLate && steps.some(isUnsent)
  const { isPaused, pause } = useTapPause()
  const { label, Icon, tone } = room.cleaning === null ? nothingToDo : stateWords[state]
  const [isAsking, setAsking] = useState(false)
  const take = () => {
    setAsking(false)
    if (isPaused || !next) return
    pause()
    onTake({ kind: next, room: slug, room_number, before: { state, condition } })
  }
  const press = () => (next === 'start' && isStillOccupied(room) ? setAsking(true) : take())
  const Next = next && stepWords[next]
  return (
    <li className={classes.card} data-state={state}>
      <div className={classes.head}>
        <h3 className={classes.number}>{room_number}</h3>
        <span className={classes.dimmed}>
          {room_type}
          {floor !== '' && ` · ${floorName(floor)}`}
        </span>
        {undoable && (
          <Button
            variant="subtle"
            className={classes.undo}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            aria-label={texts.undoFor(room_number)}
            onClick={() => onUndo(undoable)}
          >
            {stepWords.undo.label}
          </Button>
        )}
      </div>
      <div className={classes.status}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {isWaiting && (
          <span className={classes.waiting}>
            <IconCloudUp size={18} aria-hidden /> {texts.waiting}
          </span>
        )}
      </div>
      <RoomFacts room={room} times={times} />
      <div className={classes.actions}>
        {Next ? (
          <Button
            className={classes.next}
            leftSection={<Next.Icon size={24} aria-hidden />}
            aria-label={`${Next.label}, ${texts.room(room_number)}`}
            aria-disabled={isPaused}
            onClick={press}
          >
            {Next.label}
          </Button>
        ) : (
          <p className={classes.finished}>
            <Icon size={24} aria-hidden /> {label}
          </p>
        )}
        <Button variant="default" className={classes.side} aria-label={texts.more(room_number)} onClick={onMore}>
          <IconDots size={24} aria-hidden />
        </Button>
      </div>
      {isAsking && <StartQuestion roomNumber={room_number} onStart={take} onClose={() => setAsking(false)} />}
    </li>
  )
}
