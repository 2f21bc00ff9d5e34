import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Account } from '#contract/auth/account.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { may } from '#contract/kit/permission.ts'
import { applySteps } from '#web/housekeeping-phone/apply-steps.ts'
import { MyRooms } from '#web/housekeeping-phone/my-rooms.tsx'
import { useMyRooms } from '#web/housekeeping-phone/my-rooms-queries.ts'
import { OtherLists } from '#web/housekeeping-phone/other-lists.tsx'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'
import { RefusedSteps } from '#web/housekeeping-phone/refused-steps.tsx'
import { SendingNote } from '#web/housekeeping-phone/sending-note.tsx'
import { keepShellCurrent } from '#web/housekeeping-phone/shell/keep-shell-current.ts'
import type { UndoableStep } from '#web/housekeeping-phone/undoable-step.ts'
import { useIsLate, useIsOnline } from '#web/housekeeping-phone/use-connection.ts'
import { usePhoneQueue } from '#web/housekeeping-phone/use-phone-queue.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'

/** The rooms of one person, for a phone with a bad connection. Taps are stored first and sent afterwards. */
export const HousekeepingPhonePage = ({ account }: { account: Account }) => {
  const query = useMyRooms()
  const queue = usePhoneQueue(account.email)
  const [spoken, setSpoken] = useState('')
  const isOffline = !useIsOnline() || query.isRefetchError
  const isOverdue = useIsLate(queue.unsent > 0)
  const isLate = isOffline || isOverdue
  useEffect(() => keepShellCurrent(), [])

  const take = async (action: PhoneAction) => {
    try {
      await queue.take(action)
      setSpoken(`${texts.room(action.room_number)}: ${stepWords[action.kind].label}`)
    } catch {
      toast.error(texts.notStored)
    }
  }
  const undo = async (step: UndoableStep) => {
    try {
      if (await queue.undo(step)) setSpoken(texts.undone(step.action.room_number))
      else toast.warning(texts.tooLateToUndo)
    } catch {
      toast.error(texts.notStored)
    }
  }

  return (
    <>
      <Loaded query={query} skeleton={<RoomsSkeleton />} failed={say.mineFailed}>
        {(found) => (
          <>
            <SendingNote
              isOffline={isOffline}
              isLate={isLate}
              readAt={query.dataUpdatedAt}
              time_zone={found.time_zone}
              rooms={found.rooms.map((room) => applySteps(room, queue.steps))}
              date={found.date}
              queue={queue}
            />
            <OtherLists isOffline={isOffline} />
            <MyRooms
              found={found}
              queue={queue}
              mayInspect={may(account.permissions, 'housekeeping.manage')}
              isLate={isLate}
              onTake={take}
              onUndo={undo}
            />
          </>
        )}
      </Loaded>
      {queue.refused.length > 0 && <RefusedSteps steps={queue.refused} onDismiss={queue.dismiss} />}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}

const RoomsSkeleton = () => (
  <div className={classes.rooms} role="status" aria-label="Loading">
    {[1, 2, 3].map((room) => (
      <Skeleton key={room} height={200} radius="lg" />
    ))}
  </div>
)
