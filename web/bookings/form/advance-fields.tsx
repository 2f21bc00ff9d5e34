import { TextInput } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { SuggestField } from '#web/kit/fields/suggest-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { usePaymentMethodOptions, useSourceSuggestions } from '#web/payment-methods/payment-method-queries.ts'

interface AdvanceFieldsProps {
  form: BookingForm
  /** What a saved booking has received: from then on payments and refunds are added on its page. */
  received: Paise | undefined
}

/** The advance of a new booking and how it is paid. */
export const AdvanceFields = ({ form: { control }, received }: AdvanceFieldsProps) => {
  const chosen = useWatch({ control, name: 'advance_method' })
  const { options, method } = usePaymentMethodOptions(chosen)
  const sources = useSourceSuggestions(
    method?.needs_reference ? method.id : undefined,
    useWatch({ control, name: 'advance_source' }),
  )
  if (received !== undefined) {
    return (
      <TextInput label="Advance amount" value={formatRupees(received)} description={say.advanceIsPayment} readOnly />
    )
  }
  return (
    <>
      <MoneyField control={control} name="advance_amount" label="Advance amount" required />
      <SelectField
        control={control}
        name="advance_method"
        label="Advance paid by"
        description={say.advanceVoucher}
        options={options}
      />
      {method?.needs_reference && (
        <>
          <SuggestField control={control} name="advance_source" label="Payment source" suggestions={sources} />
          <TextField control={control} name="advance_reference" label="Reference" />
        </>
      )}
    </>
  )
}
