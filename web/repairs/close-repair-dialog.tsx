import { Text } from '@mantine/core'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { RepairDetails } from '#contract/repairs/repair.ts'
import { RepairClose } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useNewerRecord } from '#web/kit/form/use-newer-record.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useCloseRepair } from '#web/repairs/repair-queries.ts'

const messages = { done: say.closed, taken: say.actFailed, failed: say.actFailed }

export const CloseRepairDialog = ({ repair, onClose }: { repair: RepairDetails; onClose: () => void }) => {
  const today = useHotelToday()
  const { cost, version, check_out_date } = repair
  const input = { version, cost: cost === null ? null : rupeesFromPaise(cost), comment: '' }
  const form = useFormOf(RepairClose, input)
  useNewerRecord(form, input)
  const close = useCloseRepair(repair.slug)
  return (
    <FormDialog
      title="Close repair"
      form={form}
      onSave={(draft) => close.mutateAsync({ ...draft, cost: draft.cost ?? null })}
      label="Close repair"
      say={messages}
      onClose={onClose}
    >
      <Text>{repair.description}</Text>
      {check_out_date && check_out_date > today && (
        <Text>The blocked nights until {formatDay(check_out_date)} can be booked again.</Text>
      )}
      <MoneyField control={form.control} name="cost" label="Cost" description="Leave it empty if it is not known." />
      <TextareaField control={form.control} name="comment" label="What was done" autoFocus />
    </FormDialog>
  )
}
