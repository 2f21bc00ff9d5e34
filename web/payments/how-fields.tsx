import { Alert, Skeleton } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { companyMessages } from '#contract/companies/company-messages.ts'
import { paymentMethodMessages } from '#contract/payment-methods/payment-method-messages.ts'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { usePaymentMethods } from '#web/payment-methods/payment-method-queries.ts'
import { MethodChips } from '#web/payments/method-chips.tsx'
import type { PaymentForm } from '#web/payments/payment-input.ts'
import { ReferenceField } from '#web/payments/reference-field.tsx'
import { SourceField } from '#web/payments/source-field.tsx'

interface HowFieldsProps<Output> {
  form: PaymentForm<Output>
  /** Shows all methods as buttons, and offers to leave the balance in a company's account. */
  isCheckOut?: boolean
  /** Whether the focus begins here when the dialog opens. */
  autoFocus?: boolean
}

/** Method, source and reference. Source and reference are shown only for a method that has them. */
export const HowFields = <Output,>({ form, isCheckOut = false, autoFocus = true }: HowFieldsProps<Output>) => {
  const methods = usePaymentMethods()
  const { control } = form
  const chosen = useWatch({ control, name: 'payment_method' })

  if (methods.error && !methods.data) {
    return (
      <FailureState
        title={paymentMethodMessages.listFailed}
        failure={methods.error}
        onTryAgain={() => methods.refetch()}
      />
    )
  }
  if (!methods.data) return <Skeleton height={58} />
  const offered = methods.data.filter(({ to_company_account }) => !to_company_account || isCheckOut)
  const options = offered.map(({ name }) => ({ value: name.toLowerCase(), label: name }))
  const method = methods.data.find(({ name }) => name.toLowerCase() === chosen)
  return (
    <>
      {isCheckOut ? (
        <MethodChips form={form} options={options} />
      ) : (
        <SelectField
          control={control}
          name="payment_method"
          label="Payment Method"
          placeholder="Choose a payment method"
          required
          autoFocus={autoFocus}
          options={options}
        />
      )}
      {method?.needs_reference && (
        <>
          <SourceField form={form} methodId={method.id} />
          <ReferenceField form={form} />
        </>
      )}
      {method?.to_company_account && <Alert data-tone="info">{companyMessages.onAccount}</Alert>}
      {methods.data.length === 0 && <Alert data-tone="warning">Add a payment method in Settings first.</Alert>}
    </>
  )
}
