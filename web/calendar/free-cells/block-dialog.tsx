import type { CalendarRoom } from '#contract/calendar/calendar.ts'
import { Problem } from '#contract/kit/problem.ts'
import { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'
import type { OfferUndo } from '#web/calendar/rearrange/use-last-change.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useBlockRoom, useUnblockRoom } from '#web/rooms/maintenance-queries.ts'

interface BlockDialogProps {
  room: CalendarRoom
  nights: Pick<MaintenanceDraft, 'check_in_date' | 'check_out_date'>
  /** Reports the change, which can be undone. */
  onBlocked: OfferUndo
  onClose: () => void
}

/** The server names the stay that has these nights. */
const tellRefusal = (failure: unknown) => {
  if (!(failure instanceof Problem && failure.status === 409)) return false
  toast.error(failure.message)
  return true
}

const messages = { failed: say.blockFailed, taken: say.blockFailed }

/** Blocks nights of a room for maintenance. */
export const BlockDialog = ({ room, nights, onBlocked, onClose }: BlockDialogProps) => {
  const form = useFormOf(MaintenanceDraft, { ...nights, maintenance_reason: '' })
  const block = useBlockRoom(room.slug)
  const unblock = useUnblockRoom(room.slug)
  const save = async (draft: MaintenanceDraft) => {
    const reply = await block.mutateAsync(draft)
    const title = `Room ${room.room_number} blocked`
    onBlocked({ title, message: draft.maintenance_reason, undo: () => unblock.mutateAsync(reply.data.id) })
    return reply
  }
  return (
    <FormDialog
      title={`Block room ${room.room_number}`}
      form={form}
      onSave={save}
      label="Block"
      say={messages}
      onClose={onClose}
      onRefused={tellRefusal}
    >
      <TextField control={form.control} name="maintenance_reason" label="Reason" required autoFocus />
      <DateField control={form.control} name="check_in_date" label="First night" required />
      <DateField control={form.control} name="check_out_date" label="Available from" required />
    </FormDialog>
  )
}
