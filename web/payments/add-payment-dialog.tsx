import { Button, Group } from '@mantine/core'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { useAct } from '#web/kit/api/use-act.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { PaymentForm } from '#web/payments/payment-form.tsx'
import classes from '#web/payments/payments.module.css'

interface AddPaymentDialogProps {
  /** Whose balance it is: an invoice's number, or a booking's. */
  of: string
  balance: Paise
  failed: string
  onPay: (draft: PayDraft) => Promise<{ message: string }>
  onClose: () => void
}

/** The specification's Add Payment Details, with the balance in front of everything else. */
export const AddPaymentDialog = ({ of, balance, failed, onPay, onClose }: AddPaymentDialogProps) => {
  const { run, busy, refusal } = useAct(onClose, failed)
  return (
    <Dialog onClose={onClose} title="Add Payment Details" size={500}>
      <div className={classes.due} data-tone="warning">
        <span>Balance of {of}</span>
        <strong>{formatRupees(balance)}</strong>
      </div>
      <PaymentForm
        balance={balance}
        refusal={refusal}
        onPay={(draft) => run(() => onPay(draft))}
        footer={(amount) => (
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save {formatRupees(amount)}
            </Button>
          </Group>
        )}
      />
    </Dialog>
  )
}
