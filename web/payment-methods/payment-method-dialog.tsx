import { PaymentMethod, PaymentMethodEdit } from '#contract/payment-methods/payment-method.ts'
import { paymentMethodMessages as say } from '#contract/payment-methods/payment-method-messages.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText, asYesNo } from '#web/kit/form/value-text.ts'
import { fetchPaymentMethod, useSavePaymentMethod } from '#web/payment-methods/payment-method-queries.ts'

interface PaymentMethodDialogProps {
  /** The method to edit; without it, one is added. */
  method: PaymentMethod | undefined
  onClose: () => void
}

const messages = {
  done: say.saved,
  taken: say.nameTaken,
  failed: say.saveFailed,
}

const empty = { name: '', needs_reference: false, is_cash: false, version: 0 }

const inputOf = (method: PaymentMethod) => valuesOf(PaymentMethod, PaymentMethodEdit, method)

const fieldLabels: FieldLabel<FormValues<typeof PaymentMethodEdit>>[] = [
  ['name', 'Name', asText],
  ['needs_reference', 'Asks for source and reference', asYesNo],
  ['is_cash', 'Cash', asYesNo],
]

export const PaymentMethodDialog = ({ method, onClose }: PaymentMethodDialogProps) => {
  const form = useFormOf(PaymentMethodEdit, method ? inputOf(method) : empty)
  const save = useSavePaymentMethod(method?.id)
  return (
    <FormDialog
      title={method ? 'Edit payment method' : 'Add payment method'}
      form={form}
      edited={method && { fetch: async () => inputOf(await fetchPaymentMethod(method.id)), labels: fieldLabels }}
      onSave={save.mutateAsync}
      next={method ? undefined : () => empty}
      label={method ? 'Update' : 'Save'}
      say={messages}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" required autoFocus />
      <CheckField
        control={form.control}
        name="needs_reference"
        label="Asks for source and reference"
        description="For transfers, so that the money can be found on the bank's statement."
      />
      <CheckField
        control={form.control}
        name="is_cash"
        label="Cash"
        description="Warns before the cash from one person reaches the legal limit."
      />
    </FormDialog>
  )
}
