import { Alert, Button, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { CreditNoteDraft, type InvoiceDetail } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { useCreditInvoice } from '#web/invoices/invoice-queries.ts'
import classes from '#web/invoices/invoices.module.css'
import { Dialog } from '#web/kit/dialog.tsx'
import { TextareaField } from '#web/kit/form/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useSave } from '#web/kit/form/use-save.ts'

interface CreditNoteDialogProps {
  invoice: InvoiceDetail
  onClose: () => void
}

const words = {
  done: '',
  title: 'Error',
  taken: say.creditFailed,
  invalid: say.creditFailed,
  failed: say.creditFailed,
}

/** Corrects an invoice: whole lines of it are taken off by a document of its own. The invoice stays as it is. */
export const CreditNoteDialog = ({ invoice, onClose }: CreditNoteDialogProps) => {
  const open = invoice.lines.filter(({ amount, credited }) => amount > credited)
  const [chosen, setChosen] = useState<number[]>(open.map(({ position }) => position))
  const form = useFormOf(CreditNoteDraft, { reason: '' })
  const credit = useCreditInvoice(invoice.slug)
  const lines = open
    .filter(({ position }) => chosen.includes(position))
    .map(({ position, amount, credited }) => ({ position, amount: (amount - credited) as Paise }))
  const isWhole = lines.length === open.length

  const save = useSave(
    form,
    ({ reason }) => credit.mutateAsync(isWhole ? { reason } : { reason, lines }),
    words,
    onClose,
  )

  return (
    <Dialog onClose={onClose} title={`Credit note for ${invoice.number}`} size={560}>
      <form onSubmit={save} noValidate className={classes.column}>
        <Text size="sm">The invoice stays as it is. What you choose is taken off, with its tax.</Text>
        <Checkbox.Group
          label="Lines to take off"
          value={chosen.map(String)}
          onChange={(positions) => setChosen(positions.map(Number))}
        >
          {open.map(({ position, description, amount, credited }) => (
            <Checkbox
              key={position}
              mt="xs"
              value={String(position)}
              label={`${description}, ${formatRupees((amount - credited) as Paise)}`}
            />
          ))}
        </Checkbox.Group>
        {chosen.length === 0 && <Alert data-tone="warning">{say.creditNothing}</Alert>}
        <TextareaField control={form.control} name="reason" label="Reason" required autoFocus />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={credit.isPending} disabled={chosen.length === 0}>
            {isWhole ? 'Take off the whole invoice' : 'Make the credit note'}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
