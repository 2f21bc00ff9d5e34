import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { leftToCredit } from '#contract/invoices/credit-lines.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import { creditedLines, creditNoteForm, typedAmount } from '#web/invoices/credit-note-form.ts'
import { CreditNoteLines } from '#web/invoices/credit-note-lines.tsx'
import { CreditNoteTotals } from '#web/invoices/credit-note-totals.tsx'
import { useCreditInvoice } from '#web/invoices/invoice-queries.ts'
import classes from '#web/invoices/invoices.module.css'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import longDialog from '#web/kit/form/long-dialog-form.module.css'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useSave } from '#web/kit/form/use-save.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface CreditNoteDialogProps {
  invoice: InvoiceDetail
  onClose: () => void
}

const messages = {
  done: '',
  taken: say.creditFailed,
  failed: say.creditFailed,
}

/** Corrects an invoice with a credit note for amounts of its lines. The invoice stays unchanged. */
export const CreditNoteDialog = ({ invoice, onClose }: CreditNoteDialogProps) => {
  const form = useFormOf(creditNoteForm(invoice.lines), { reason: '', amounts: invoice.lines.map(() => null) })
  const credit = useCreditInvoice(invoice.slug)
  const typed = useWatch({ control: form.control, name: 'amounts' })
  const lines = creditedLines(invoice.lines, typed.map(typedAmount))
  const [isAskedFor, setAskedFor] = useState(false)

  const save = useSave(
    form,
    async ({ reason, amounts }) => {
      const wanted = creditedLines(invoice.lines, amounts)
      setAskedFor(wanted.length === 0)
      return wanted.length === 0 ? undefined : credit.mutateAsync({ reason, lines: wanted })
    },
    messages,
    onClose,
    (failure) => {
      const fields = (failure instanceof Problem && failure.fields) || {}
      for (const [field, messages] of Object.entries(fields)) {
        const position = lines[Number(/^lines\.(\d+)\./.exec(field)?.[1])]?.position
        const index = invoice.lines.findIndex((line) => line.position === position)
        if (index >= 0) form.setError(`amounts.${index}`, { message: messages.join(' ') }, { shouldFocus: true })
      }
      return false
    },
  )
  const creditEverything = () =>
    form.setValue(
      'amounts',
      invoice.lines.map((line) => (leftToCredit(line) > 0 ? rupeesFromPaise(leftToCredit(line)) : null)),
      { shouldValidate: true },
    )

  return (
    <Dialog onClose={onClose} title={`Credit note for ${invoice.number}`} size={680}>
      <form onSubmit={save} noValidate className={`${classes.column} ${longDialog.form}`}>
        <Group justify="space-between">
          <Text size="sm">
            Enter amounts before tax; the tax is credited with them. The invoice itself does not change.
          </Text>
          <Button variant="default" size="compact-sm" onClick={creditEverything}>
            Credit everything
          </Button>
        </Group>
        <CreditNoteLines lines={invoice.lines} form={form} />
        {isAskedFor && lines.length === 0 && <Alert data-tone="warning">{say.creditNothing}</Alert>}
        <CreditNoteTotals invoice={invoice} lines={lines} />
        <TextareaField control={form.control} name="reason" label="Reason" required />
        <div className={longDialog.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={credit.isPending}>
            Create credit note
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
