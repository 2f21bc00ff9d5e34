import { Button } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { datesText, nightsText } from '#contract/bookings/stay-text.ts'
import type { CalendarBlock, CalendarRoom } from '#contract/calendar/calendar.ts'
import { type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'
import { maintenanceEndpoints } from '#contract/rooms/maintenance.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'
import classes from '#web/calendar/card/card.module.css'
import type { OfferUndo } from '#web/calendar/rearrange/use-last-change.ts'
import { May } from '#web/kit/access/may.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useBlockRoom, useUnblockRoom } from '#web/rooms/maintenance-queries.ts'

interface BlockCardProps {
  block: CalendarBlock
  room: CalendarRoom
  today: CalendarDate
  /** Reports the change, which can be undone while nights are left. */
  onUnblocked: OfferUndo
  onDone: () => void
}

/** Why a room is blocked, and how to open it again. */
export const BlockCard = ({ block, room, today, onUnblocked, onDone }: BlockCardProps) => {
  const unblock = useUnblockRoom(room.slug)
  const again = useBlockRoom(room.slug)
  const remove = async () => {
    try {
      const { message: title } = await unblock.mutateAsync(block.id)
      const { check_out_date, maintenance_reason } = block
      const draft = { check_in_date: laterOf(block.check_in_date, today), check_out_date, maintenance_reason }
      const message = `${room.room_number}, ${datesText(block)}`
      const hasNights = draft.check_in_date < check_out_date
      onUnblocked(hasNights ? { title, message, undo: () => again.mutateAsync(draft) } : undefined)
      if (!hasNights) toast.success(title)
      onDone()
    } catch (failure) {
      toast.notSaved(failureText(failure, say.unblockFailed))
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
        <May call={maintenanceEndpoints.remove}>
          <Button size="compact-sm" variant="default" loading={unblock.isPending} onClick={remove}>
            Unblock
          </Button>
        </May>
      </div>
    </>
  )
}
