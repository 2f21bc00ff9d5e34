import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { minus, type Paise, plus, zero } from '#contract/kit/money.ts'
import { type PayDraft, sumOfParts } from '#contract/payments/payment.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { AddedParts } from '#web/payments/added-parts.tsx'
import { PaymentForm } from '#web/payments/payment-form.tsx'
import classes from '#web/payments/payments.module.css'

interface SplitPaymentFormProps {
  balance: Paise
  /** The parts that were added so far. */
  added: PayDraft[]
  onAdded: (added: PayDraft[]) => void
  refusal: string | undefined
  onPay: (payments: PayDraft[]) => Promise<unknown>
  /** The buttons, given the total of the payment and the part of it that stays in the account of a company. */
  footer: (amount: Paise, onAccount: Paise) => ReactNode
}

/** A payment in one or several parts, such as cash and UPI. Nothing is saved before the end. */
export const SplitPaymentForm = ({ balance, added, onAdded, refusal, onPay, footer }: SplitPaymentFormProps) => {
  const sum = sumOfParts(added)
  const left = minus(balance, sum)
  return (
    <>
      {added.length > 0 && <AddedParts parts={added} onChange={onAdded} />}
      {left > 0 || added.length === 0 ? (
        <PaymentForm
          // The next part begins with an empty form.
          key={added.length}
          balance={left}
          isCheckOut
          refusal={refusal}
          onPay={(last) => onPay([...added, last])}
          onSplit={(part) => onAdded([...added, part])}
          footer={(amount, isOnAccount) => footer(plus(sum, amount), isOnAccount ? amount : zero)}
        />
      ) : (
        // The bill became smaller after the parts were added, for instance by an earlier departure.
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            onPay(added)
          }}
        >
          {(left < 0 || refusal) && (
            <Alert data-tone="danger" role="alert">
              {left < 0 ? say.paymentsTooHigh(sum, balance) : refusal}
            </Alert>
          )}
          {footer(sum, zero)}
        </form>
      )}
    </>
  )
}
