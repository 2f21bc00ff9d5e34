import { Text } from '@mantine/core'
import { CancelReason, type EInvoice, EInvoiceCancellation } from '#contract/e-invoices/e-invoice.ts'
import { cancelHours } from '#contract/e-invoices/e-invoice-limits.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { cancelReasonNames } from '#contract/e-invoices/e-invoice-names.ts'
import { portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { useCancelEInvoice } from '#web/e-invoices/e-invoice-queries.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface CancelEInvoiceDialogProps {
  eInvoice: EInvoice
  onClose: () => void
}

const reasons = CancelReason.options.map((value) => ({ value, label: cancelReasonNames[value] }))

/** Records that an e-invoice was cancelled on the portal. */
export const CancelEInvoiceDialog = ({ eInvoice: { slug, number }, onClose }: CancelEInvoiceDialogProps) => {
  const now = portalTimeOf(new Date())
  const form = useFormOf(EInvoiceCancellation, { cancel_remark: '', cancelled_at: now })
  const cancel = useCancelEInvoice(slug)
  return (
    <FormDialog
      title={`Record cancellation of ${number}`}
      form={form}
      onSave={(body) => cancel.mutateAsync(body)}
      label="Record cancellation"
      say={{ done: say.cancelled(number), taken: say.cancelFailed, failed: say.cancelFailed }}
      onClose={onClose}
    >
      <Text size="sm">
        Cancel the e-invoice on the portal first; that is possible within {cancelHours} hours of its acknowledgement.
        Then credit the invoice here: the same number cannot be registered again.
      </Text>
      <SelectField control={form.control} name="cancel_reason" label="Reason" options={reasons} required />
      <TextField control={form.control} name="cancel_remark" label="Remark" />
      <TextField control={form.control} name="cancelled_at" label="Cancelled on the portal" required />
    </FormDialog>
  )
}
