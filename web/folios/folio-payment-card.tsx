import { Checkbox } from '@mantine/core'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Folio } from '#contract/folios/folio.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise, zero } from '#contract/kit/money.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment, payingUpTo } from '#web/payments/payment-input.ts'
import classes from '#web/payments/payments.module.css'
import { useDraftOf } from '#web/payments/use-draft-of.ts'

export interface FolioPaymentCheck {
  /** The payment of the folio, or none if it is paid later; undefined while the input is invalid. */
  check: () => Promise<PayDraft[] | undefined>
}

interface FolioPaymentProps {
  folio: Folio
  balance: Paise
  /** Tells the amount that will be taken; stable between renders. */
  onAmount: (folio: string, amount: Paise) => void
  ref: Ref<FolioPaymentCheck>
}

/** The payment of one of several folios at check-out. A company usually pays later. */
export const FolioPaymentCard = ({ folio, balance, onAmount, ref }: FolioPaymentProps) => {
  const [isLater, setLater] = useState(folio.company !== null && !folio.is_first)
  const form = useFormOf(payingUpTo(balance), newPayment(balance))
  const { control, resetField, formState } = form
  const isTyped = formState.dirtyFields.amount === true
  const draftOf = useDraftOf()
  const typed = useWatch({ control, name: 'amount' })
  const amount = isLater ? zero : (paiseFromRupees(typed ?? '') ?? balance)

  useEffect(() => onAmount(folio.slug, amount), [folio.slug, amount, onAmount])
  useEffect(() => {
    if (!isTyped) resetField('amount', { defaultValue: rupeesFromPaise(balance) })
  }, [balance, isTyped, resetField])

  useImperativeHandle(ref, () => ({
    check: async () => {
      if (isLater) return []
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined
      const draft = draftOf(payingUpTo(balance).parse(withoutNulls(form.getValues())))
      return draft && [{ ...draft, folio: folio.slug }]
    },
  }))

  return (
    <form noValidate className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <Checkbox label="Pay later" checked={isLater} onChange={(event) => setLater(event.currentTarget.checked)} />
      {!isLater && (
        <>
          <HowFields form={form} isCheckOut />
          <MoneyField control={control} name="amount" label="Amount" />
        </>
      )}
    </form>
  )
}

const withoutNulls = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
