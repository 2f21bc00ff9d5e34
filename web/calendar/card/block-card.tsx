import { Button } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { datesText, nightsText } from '#contract/bookings/stay-text.ts'
import type { CalendarBlock, CalendarRoom } from '#contract/calendar/calendar.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'
import classes from '#web/calendar/card/card.module.css'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useUnblockRoom } from '#web/rooms/maintenance-queries.ts'

interface BlockCardProps {
  block: CalendarBlock
  room: CalendarRoom
  onDone: () => void
}

/** Why a room is blocked, and how to open it again. */
export const BlockCard = ({ block, room, onDone }: BlockCardProps) => {
  const unblock = useUnblockRoom(room.slug)
  const remove = async () => {
    try {
      const { message } = await unblock.mutateAsync(block.id)
      toast.success(message)
      onDone()
    } catch (failure) {
      toast.error(failureText(failure, say.unblockFailed))
    }
  }
  return (
    <>
      <div className={classes.head}>
        <strong>Room {room.room_number} is blocked</strong>
        <IconTool size={18} aria-hidden />
      </div>
      <p className={classes.sub}>
        {datesText(block)} · {nightsText(block)}
      </p>
      <dl className={classes.facts}>
        <dt>Reason</dt>
        <dd>{block.maintenance_reason}</dd>
      </dl>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" loading={unblock.isPending} onClick={remove}>
          Unblock
        </Button>
      </div>
    </>
  )
}
