import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useController } from 'react-hook-form'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import { usePaymentSources } from '#web/payment-methods/payment-method-queries.ts'
import type { PaymentForm } from '#web/payments/payment-input.ts'

interface SourceFieldProps<Output> {
  form: PaymentForm<Output>
  methodId: number
}

/** The source of a transfer: one that was used before, or a new one. */
export const SourceField = <Output,>({ form, methodId }: SourceFieldProps<Output>) => {
  const { field, fieldState } = useController({ control: form.control, name: 'source' })
  const [search] = useDebouncedValue(field.value ?? '', typingPause)
  const { data: sources = [] } = usePaymentSources(methodId, search)
  return (
    <Autocomplete
      {...field}
      value={field.value ?? ''}
      label="Source"
      placeholder="UPI, Bank transfer, …"
      data={sources.map(({ name }) => name)}
      // The server has already filtered.
      filter={({ options }) => options}
      error={fieldState.error?.message}
    />
  )
}
