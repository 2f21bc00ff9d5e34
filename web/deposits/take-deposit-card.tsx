import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type Paise, paiseFromRupees, zero } from '#contract/kit/money.ts'
import { useTakeDeposit } from '#web/deposits/deposit-queries.ts'
import { takingDeposit } from '#web/deposits/return-input.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { type FormOf, useFormOf } from '#web/kit/form/use-form-of.ts'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment } from '#web/payments/payment-input.ts'
import classes from '#web/payments/payments.module.css'
import { useDraftOf } from '#web/payments/use-draft-of.ts'

interface TakingDeposit {
  form: FormOf<typeof takingDeposit>
  /** Returns false if the input is incomplete or the deposit was refused. */
  take: () => Promise<boolean>
  /** Whether an amount or a payment method was entered. */
  isTyped: boolean
  amount: Paise
  busy: boolean
  refusal: string | undefined
  /** The question before much cash is taken. */
  dialog: ReactNode
}

/** The form of a security deposit, and the call that takes it. */
export const useTakingDeposit = (slug: string, onDone: () => void): TakingDeposit => {
  const form = useFormOf(takingDeposit, newPayment(zero))
  const { act, busy, refusal, dialog } = useTakeDeposit(slug, onDone)
  const draftOf = useDraftOf()
  const [typed, method] = useWatch({ control: form.control, name: ['amount', 'payment_method'] })
  const take = async () => {
    let isTaken = false
    await form.handleSubmit(async ({ payment_method, source, reference, amount = zero }) => {
      const draft = draftOf({ payment_method, source, reference, amount })
      isTaken = draft !== undefined && (await act(draft))
    })()
    return isTaken
  }
  const amount = paiseFromRupees(typed ?? '') ?? zero
  return { form, take, isTyped: Boolean(typed || method), amount, busy, refusal, dialog }
}

interface TakeDepositCardProps {
  taking: TakingDeposit
  /** The button that takes no deposit. */
  backLabel?: string
  /** Follows the reason of a refusal. */
  afterRefusal?: string
  onClose: () => void
}

/** Takes a security deposit, which is returned at check-out. */
export const TakeDepositCard = ({ taking, backLabel = 'Back', afterRefusal, onClose }: TakeDepositCardProps) => {
  const { form, take, busy, refusal, dialog } = taking
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
      noValidate
      className={classes.form}
      aria-label="Security deposit"
    >
      <Text size="sm" c="dimmed">
        A security deposit is not part of the bill. At check-out you return it, or keep a part of it with a reason.
      </Text>
      <MoneyField control={form.control} name="amount" label="Amount of the deposit" required />
      <HowFields form={form} />
      {refusal && (
        <Alert data-tone="danger" role="alert">
          {[refusal, afterRefusal].filter(Boolean).join(' ')}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {backLabel}
        </Button>
        <Button type="submit" variant="light" loading={busy}>
          Take the deposit
        </Button>
      </Group>
      {dialog}
    </form>
  )
}
