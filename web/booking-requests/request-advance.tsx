import { useWatch } from 'react-hook-form'
import type { RequestConfirmation } from '#contract/booking-requests/booking-request.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { SuggestField } from '#web/kit/fields/suggest-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { usePaymentMethodOptions, useSourceSuggestions } from '#web/payment-methods/payment-method-queries.ts'

/** The advance that is taken with the confirmation, and how it is paid. */
export const RequestAdvance = ({ form: { control } }: { form: FormOf<typeof RequestConfirmation> }) => {
  const [advance_method, advance_source] = useWatch({ control, name: ['advance_method', 'advance_source'] })
  const { method, options } = usePaymentMethodOptions(advance_method)
  const sources = useSourceSuggestions(method?.needs_reference ? method.id : undefined, advance_source)
  return (
    <>
      <MoneyField control={control} name="advance_amount" label="Advance amount" required />
      <SelectField
        control={control}
        name="advance_method"
        label="Advance paid by"
        description={bookingMessages.advanceVoucher}
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
