import { Alert, Button, Group, Text } from '@mantine/core'
import { zero } from '#contract/kit/money.ts'
import { useTakeDeposit } from '#web/deposits/deposit-queries.ts'
import { takingDeposit } from '#web/deposits/return-input.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment } from '#web/payments/payment-input.ts'
import classes from '#web/payments/payments.module.css'
import { useDraftOf } from '#web/payments/use-draft-of.ts'

interface TakeDepositCardProps {
  slug: string
  onClose: () => void
}

/** Takes a security deposit, which is returned at check-out. */
export const TakeDepositCard = ({ slug, onClose }: TakeDepositCardProps) => {
  const form = useFormOf(takingDeposit, newPayment(zero))
  const { act, busy, refusal } = useTakeDeposit(slug, onClose)
  const draftOf = useDraftOf()
  const submit = form.handleSubmit(async ({ payment_method, source, reference, amount = zero }) => {
    const draft = draftOf({ payment_method, source, reference, amount })
    if (draft) await act(draft)
  })
  return (
    <form onSubmit={submit} noValidate className={classes.form} aria-label="Security deposit">
      <Text size="sm" c="dimmed">
        It is not part of the bill. At check-out you return it, or keep a part of it with a reason.
      </Text>
      <MoneyField control={form.control} name="amount" label="Amount of the deposit" required />
      <HowFields form={form} />
      {refusal && (
        <Alert data-tone="danger" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <Button type="submit" variant="light" loading={busy}>
          Take the deposit
        </Button>
      </Group>
    </form>
  )
}
