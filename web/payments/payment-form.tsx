import { Alert, Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '#contract/kit/money.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { usePaymentMethodOptions } from '#web/payment-methods/payment-method-queries.ts'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment, payingUpTo } from '#web/payments/payment-input.ts'
import classes from '#web/payments/payments.module.css'
import { useDraftOf } from '#web/payments/use-draft-of.ts'

interface PaymentFormProps {
  /** The most that can be paid, and the default amount. */
  balance: Paise
  /** At check-out the balance may also stay in a company's account. */
  isCheckOut?: boolean
  refusal: string | undefined
  onPay: (draft: PayDraft) => Promise<unknown>
  /** Adds this part and starts the next one; without it a payment has one part. */
  onSplit?: (part: PayDraft) => void
  /** The buttons, given the amount of the payment and whether it stays in the account of a company. */
  footer: (amount: Paise, isOnAccount: boolean) => ReactNode
}

/** Adds a payment of the balance or of a part of it. */
export const PaymentForm = ({ balance, isCheckOut, refusal, onPay, onSplit, footer }: PaymentFormProps) => {
  const form = useFormOf(payingUpTo(balance), newPayment(balance))
  const { resetField } = form
  const isTyped = form.formState.dirtyFields.amount === true
  const draftOf = useDraftOf()
  const typed = useWatch({ control: form.control, name: 'amount' })
  const { method } = usePaymentMethodOptions(useWatch({ control: form.control, name: 'payment_method' }))
  const amount = paiseFromRupees(typed ?? '') ?? balance

  // The balance may change while the form is open (another departure, a colleague's payment); the input does not.
  useEffect(() => {
    if (!isTyped) resetField('amount', { defaultValue: rupeesFromPaise(balance) })
  }, [balance, isTyped, resetField])

  const submit = form.handleSubmit(async (values) => {
    const draft = draftOf(values)
    if (draft) await onPay(draft)
  })

  const split = form.handleSubmit((values) => {
    const part = draftOf(values)
    if (part) onSplit?.(part)
  })

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <HowFields form={form} {...(isCheckOut && { isCheckOut })} />
      <MoneyField
        control={form.control}
        name="amount"
        label="Amount"
        description={
          onSplit
            ? 'Less than the balance is a part payment: add another one, or leave the rest pending.'
            : 'Less than the balance is a part payment; the rest stays pending.'
        }
      />
      {onSplit && amount < balance && (
        <Button variant="default" onClick={split}>
          Add another payment
        </Button>
      )}
      {refusal && (
        <Alert data-tone="danger" role="alert">
          {refusal}
        </Alert>
      )}
      {footer(amount, method?.to_company_account === true)}
    </form>
  )
}
