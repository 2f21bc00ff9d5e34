import { useWatch } from 'react-hook-form'
import { SuggestField } from '#web/kit/fields/suggest-field.tsx'
import { useSourceSuggestions } from '#web/payment-methods/payment-method-queries.ts'
import type { PaymentForm } from '#web/payments/payment-input.ts'

interface SourceFieldProps<Output> {
  form: PaymentForm<Output>
  methodId: number
}

/** The source of a transfer: one that was used before, or a new one. */
export const SourceField = <Output,>({ form: { control }, methodId }: SourceFieldProps<Output>) => (
  <SuggestField
    control={control}
    name="source"
    label="Source"
    placeholder="UPI, Bank transfer, …"
    suggestions={useSourceSuggestions(methodId, useWatch({ control, name: 'source' }))}
  />
)
