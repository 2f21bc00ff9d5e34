import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { PaymentForm } from '#web/payments/payment-form.tsx'
import classes from '#web/payments/payments.module.css'

interface SplitPaymentFormProps {
  balance: Paise
  refusal: string | undefined
  onPay: (payments: PayDraft[]) => Promise<unknown>
  /** The buttons; they get to know what is about to be taken in all. */
  footer: (amount: Paise) => ReactNode
}

const amountOf = ({ amount = 0 as Paise }: PayDraft) => amount

/** Takes a payment in one part or in several, such as some in cash and the rest by UPI. Nothing is saved before the end. */
export const SplitPaymentForm = ({ balance, refusal, onPay, footer }: SplitPaymentFormProps) => {
  const [parts, setParts] = useState<PayDraft[]>([])
  const kept = parts.reduce((sum, part) => sum + amountOf(part), 0)
  const left = (balance - kept) as Paise
  return (
    <>
      {parts.length > 0 && (
        <ul className={classes.list} aria-label="Parts of the payment">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal parts are two parts
            <li key={index}>
              <span>{[part.payment_method, part.source, part.reference].filter(Boolean).join(', ')}</span>
              <span className={classes.amount}>{formatRupees(amountOf(part))}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${formatRupees(amountOf(part))}`}
                title="Remove"
                onClick={() => setParts(parts.filter((_, other) => other !== index))}
              >
                <IconX size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <PaymentForm
        // The next part begins with an empty form.
        key={parts.length}
        balance={left}
        chips
        refusal={refusal}
        onPay={(last) => onPay([...parts, last])}
        onSplit={(part) => setParts([...parts, part])}
        footer={(amount) => footer((kept + amount) as Paise)}
      />
    </>
  )
}
