import { Text } from '@mantine/core'
import { type EInvoice, EInvoiceCorrection } from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { Problem } from '#contract/kit/problem.ts'
import { fetchEInvoicesOf, useCorrectEInvoice } from '#web/e-invoices/e-invoice-queries.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText } from '#web/kit/form/value-text.ts'

type Input = FormValues<typeof EInvoiceCorrection>
type Registration = NonNullable<EInvoice['registration']>

const inputOf = ({ ack_no, ack_at, signed_qr_code, version }: Registration): Input => ({
  ack_no,
  ack_at: portalTimeOf(new Date(ack_at)),
  signed_qr_code,
  version,
})

const fieldLabels: FieldLabel<Input>[] = [
  ['ack_no', 'Ack. no.', asText],
  ['ack_at', 'Ack. date and time', asText],
  ['signed_qr_code', 'Signed QR code', asText],
]

const fetchOne = async ({ slug, invoice_slug }: EInvoice) => {
  const found = (await fetchEInvoicesOf(invoice_slug)).find((one) => one.slug === slug)
  if (!found?.registration) throw new Problem(404, 'not_found', say.missing)
  return inputOf(found.registration)
}

interface CorrectEInvoiceDialogProps {
  eInvoice: EInvoice
  registration: Registration
  onClose: () => void
}

/** Corrects typing errors in what was recorded. The IRN follows from the document and can't be wrong. */
export const CorrectEInvoiceDialog = ({ eInvoice, registration, onClose }: CorrectEInvoiceDialogProps) => {
  const { slug, number } = eInvoice
  const form = useFormOf(EInvoiceCorrection, inputOf(registration))
  const correct = useCorrectEInvoice(slug)
  return (
    <FormDialog
      title={`Correct e-invoice of ${number}`}
      form={form}
      edited={{ fetch: () => fetchOne(eInvoice), labels: fieldLabels }}
      onSave={(correction) => correct.mutateAsync(correction)}
      label="Correct"
      say={{ done: say.corrected(number), taken: say.correctFailed, failed: say.correctFailed }}
      onClose={onClose}
    >
      <Text size="sm">Enter the values as the portal shows them. The history keeps what was there before.</Text>
      <TextField control={form.control} name="ack_no" label="Ack. no." required input={{ inputMode: 'numeric' }} />
      <TextField control={form.control} name="ack_at" label="Ack. date and time" required />
      <TextareaField control={form.control} name="signed_qr_code" label="Signed QR code" required />
    </FormDialog>
  )
}
