import { Alert, Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type EInvoice, EInvoiceDraft } from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { useRecordEInvoice } from '#web/e-invoices/e-invoice-queries.ts'
import { answerFor, readPortalAnswers } from '#web/e-invoices/read-portal-answer.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface RecordEInvoiceDialogProps {
  eInvoice: EInvoice
  onClose: () => void
}

const empty = { irn: '', ack_no: '', ack_at: '', signed_qr_code: '' }

/** Records the answer of the portal: pasted or chosen as a file, or typed field by field. */
export const RecordEInvoiceDialog = ({ eInvoice: { slug, number }, onClose }: RecordEInvoiceDialogProps) => {
  const form = useFormOf(EInvoiceDraft, empty)
  const record = useRecordEInvoice(slug)
  const [unread, setUnread] = useState<string>()

  const take = (text: string) => {
    setUnread(undefined)
    if (text.trim() === '') return
    const answers = readPortalAnswers(text)
    const found = answerFor(answers, number)
    if (!found) return setUnread(answers.length === 0 ? say.answerUnreadable : say.answerOfOthers)
    for (const [field, value] of Object.entries(found)) {
      form.setValue(field as keyof EInvoiceDraft, value, { shouldDirty: true, shouldValidate: true })
    }
  }

  return (
    <FormDialog
      title={`Record IRN of ${number}`}
      form={form}
      onSave={(draft) => record.mutateAsync(draft)}
      label="Record IRN"
      say={{ done: say.recorded(number), taken: say.recordFailed, failed: say.recordFailed }}
      onClose={onClose}
    >
      <Text size="sm">
        Paste the answer that you downloaded from the portal, or choose its file. It fills the fields below.
      </Text>
      <Textarea
        label="Answer of the portal"
        rows={3}
        resize="vertical"
        data-autofocus
        onChange={(event) => take(event.currentTarget.value)}
      />
      <Group gap="xs">
        <FileButton accept="application/json,.json" onChange={async (file) => file && take(await file.text())}>
          {(button) => (
            <Button {...button} variant="default" size="compact-sm">
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
      {unread && <Alert data-tone="danger">{unread}</Alert>}
      <TextField control={form.control} name="irn" label="IRN" required />
      <TextField control={form.control} name="ack_no" label="Ack. no." required input={{ inputMode: 'numeric' }} />
      <TextField
        control={form.control}
        name="ack_at"
        label="Ack. date and time"
        required
        input={{ placeholder: '2026-11-17 10:15:00' }}
      />
      <TextareaField control={form.control} name="signed_qr_code" label="Signed QR code" required />
    </FormDialog>
  )
}
