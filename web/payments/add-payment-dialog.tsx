import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { PaymentForm } from '#web/payments/payment-form.tsx'
import classes from '#web/payments/payments.module.css'

interface AddPaymentDialogProps {
  /** The number of the invoice or booking with the balance. */
  of: string
  balance: Paise
  /** The mutation that adds the payment, from payment-queries.ts. */
  pay: {
    act: (draft: PayDraft) => Promise<unknown>
    busy: boolean
    refusal: string | undefined
    /** Asks for confirmation. */
    dialog: ReactNode
  }
  onClose: () => void
  /** Fields above the payment. */
  children?: ReactNode
}

/** The dialog Add Payment Details, with the balance first. */
export const AddPaymentDialog = ({ of, balance, pay, onClose, children }: AddPaymentDialogProps) => (
  <Dialog onClose={onClose} title="Add Payment Details" size={500}>
    <div className={classes.due} data-tone="warning">
      <span>Balance of {of}</span>
      <strong>{formatRupees(balance)}</strong>
    </div>
    {children}
    <PaymentForm
      balance={balance}
      refusal={pay.refusal}
      onPay={pay.act}
      footer={(amount) => (
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={pay.busy}>
            Save {formatRupees(amount)}
          </Button>
        </Group>
      )}
    />
    {pay.dialog}
  </Dialog>
)
