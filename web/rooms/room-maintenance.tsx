import { ActionIcon, Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import type { Room } from '#contract/rooms/room.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'
import { failureText } from '#web/kit/failure-text.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useSave } from '#web/kit/form/use-save.ts'
import { toast } from '#web/kit/toast.tsx'
import { useGiveBack, useKeepBack, useMaintenance } from '#web/rooms/maintenance-queries.ts'
import classes from '#web/rooms/room-maintenance.module.css'

const words = {
  done: say.keptBack,
  title: 'Error',
  taken: say.keepBackFailed,
  invalid: say.keepBackFailed,
  failed: say.keepBackFailed,
}

/** The nights for which a room is kept back: nobody can book it then. */
export const RoomMaintenance = ({ room }: { room: Room }) => {
  const kept = useMaintenance(room.slug)
  const keepBack = useKeepBack(room.slug)
  const giveBack = useGiveBack(room.slug)
  const form = useFormOf(MaintenanceDraft, { maintenance_reason: '' })
  const save = useSave(
    form,
    (draft) => keepBack.mutateAsync(draft),
    words,
    () => form.reset(),
  )

  const remove = async (id: number) => {
    try {
      const { message } = await giveBack.mutateAsync(id)
      toast.success(message)
    } catch (failure) {
      toast.error(failureText(failure, say.giveBackFailed))
    }
  }

  return (
    <form onSubmit={save} noValidate className={classes.form}>
      <FormCard title="Kept back for maintenance" columns={3}>
        <Wide>
          {kept.error && !kept.data && <Text c="red">{failureText(kept.error, say.maintenanceFailed)}</Text>}
          {kept.data?.length === 0 && <Text c="dimmed">No nights are kept back.</Text>}
          <ul className={classes.nights}>
            {kept.data?.map(({ id, check_in_date, check_out_date, maintenance_reason }) => (
              <li key={id}>
                <span>
                  {formatDay(check_in_date)} – {formatDay(check_out_date)}: {maintenance_reason}
                </span>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Give back ${formatDay(check_in_date)}`}
                  loading={giveBack.isPending && giveBack.variables === id}
                  onClick={() => remove(id)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </Wide>
        <DateField control={form.control} name="check_in_date" label="First night" required />
        <DateField control={form.control} name="check_out_date" label="Free again on" required />
        <TextField control={form.control} name="maintenance_reason" label="Reason" required />
        <Wide>
          <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
            Keep back
          </Button>
        </Wide>
      </FormCard>
    </form>
  )
}
