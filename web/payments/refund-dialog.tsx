import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment, refundingUpTo } from '#web/payments/payment-input.ts'
import { useRefund } from '#web/payments/payment-queries.ts'
import classes from '#web/payments/payments.module.css'
import { useDraftOf } from '#web/payments/use-draft-of.ts'

interface RefundDialogProps {
  /** The booking's slug. */
  slug: string
  /** The most that can be refunded; if unknown, the server checks it. */
  received?: Paise
  /** The refund that is due; zero if it is for another reason. */
  owed: Paise
  onClose: () => void
  /** The slug of the folio; by default the booking's own. */
  folio?: string | undefined
  /** Fields above the refund. */
  children?: ReactNode
}

/** Refunds the amount that is due, or another one. */
export const RefundDialog = ({ slug, received, owed, folio, onClose, children }: RefundDialogProps) => {
  const form = useFormOf(refundingUpTo(received), newPayment(owed))
  const { act, busy, refusal } = useRefund(slug, onClose)
  const draftOf = useDraftOf()
  const submit = form.handleSubmit(async (values) => {
    const draft = draftOf(values)
    if (draft) await act({ ...draft, due: owed, ...(folio !== undefined && { folio }) })
  })
  return (
    <Dialog onClose={onClose} title="Refund" size={500}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <div className={classes.due} data-tone="info">
          <span>{owed > 0 ? 'Refund due' : 'Received so far'}</span>
          <strong>{formatRupees(owed > 0 ? owed : (received ?? owed))}</strong>
        </div>
        {children}
        <HowFields form={form} />
        <MoneyField control={form.control} name="amount" label="Amount" required />
        <TextareaField control={form.control} name="reason" label="Reason" required />
        {refusal && (
          <Alert data-tone="danger" role="alert">
            {refusal}
          </Alert>
        )}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Refund
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
