import { Radio } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { PaymentForm } from '#web/payments/payment-input.ts'
import classes from '#web/payments/payments.module.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'

interface MethodChipsProps<Output> {
  form: PaymentForm<Output>
  options: { value: string; label: string }[]
}

export const MethodChips = <Output,>({ form, options }: MethodChipsProps<Output>) => {
  const { field, fieldState } = useController({ control: form.control, name: 'payment_method' })
  return (
    <Radio.Group
      label="Payment Method"
      withAsterisk
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <div className={classes.chips}>
        {options.map(({ value, label }, index) => (
          <Radio.Card key={value} value={value} className={classes.chip} ref={index === 0 ? field.ref : undefined}>
            <Radio.Indicator size="xs" />
            {label}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
