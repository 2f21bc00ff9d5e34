import { ActionIcon, Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import type { Room } from '#contract/rooms/room.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { useBlockRoom, useMaintenance, useUnblockRoom } from '#web/rooms/maintenance-queries.ts'
import { noNights, type RoomForm } from '#web/rooms/room-input.ts'
import classes from '#web/rooms/room-maintenance.module.css'

/** The nights for which a room is blocked. Nights that are typed here are also saved by Update. */
export const RoomMaintenance = ({ form, room }: { form: RoomForm; room: Room }) => {
  const blocked = useMaintenance(room.slug)
  const blockRoom = useBlockRoom(room.slug)
  const unblockRoom = useUnblockRoom(room.slug)
  const { control } = form

  const block = async () => {
    const { data: nights, error } = MaintenanceDraft.safeParse(form.getValues('maintenance'))
    error?.issues.forEach(({ path, message }, index) => {
      const field = path[0] as keyof typeof noNights
      form.setError(`maintenance.${field}`, { message }, { shouldFocus: index === 0 })
    })
    if (!nights) return
    try {
      const { message } = await blockRoom.mutateAsync(nights)
      form.setValue('maintenance', noNights, { shouldDirty: true, shouldValidate: true })
      toast.success(message)
    } catch (failure) {
      toast.error(failureText(failure, say.blockFailed))
    }
  }

  const remove = async (id: number) => {
    try {
      const { message } = await unblockRoom.mutateAsync(id)
      toast.success(message)
    } catch (failure) {
      toast.error(failureText(failure, say.unblockFailed))
    }
  }

  return (
    <FormCard title="Blocked for maintenance" columns={3}>
      <Wide>
        {blocked.error && !blocked.data && <Text c="red">{failureText(blocked.error, say.maintenanceFailed)}</Text>}
        {blocked.data?.length === 0 && <Text c="dimmed">No nights are blocked.</Text>}
        <ul className={classes.nights}>
          {blocked.data?.map(({ id, check_in_date, check_out_date, maintenance_reason }) => (
            <li key={id}>
              <span>
                {formatDay(check_in_date)} – {formatDay(check_out_date)}: {maintenance_reason}
              </span>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Unblock ${formatDay(check_in_date)}`}
                loading={unblockRoom.isPending && unblockRoom.variables === id}
                onClick={() => remove(id)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Wide>
      <DateField control={control} name="maintenance.check_in_date" label="First night" />
      <DateField control={control} name="maintenance.check_out_date" label="Available from" />
      <TextField control={control} name="maintenance.maintenance_reason" label="Reason" />
      <Wide>
        <Button variant="default" loading={blockRoom.isPending} onClick={block}>
          Block nights
        </Button>
      </Wide>
    </FormCard>
  )
}
