import { ActionIcon, Input, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type Control, useController } from 'react-hook-form'
import { mostOfAnItem, type OrderEdit } from '#contract/orders/order-draft.ts'
import classes from '#web/orders/order-form.module.css'
import type { OrderInput } from '#web/orders/order-input.ts'

interface QuantityFieldProps {
  control: Control<OrderInput, unknown, OrderEdit>
  name: `items.${number}.quantity`
  onEnter: () => void
}

export const QuantityField = ({ control, name, onEnter }: QuantityFieldProps) => {
  const { field, fieldState } = useController({ control, name })
  const quantity = field.value ?? 0
  return (
    <Input.Wrapper
      label="Quantity"
      labelProps={{ 'data-required': true, htmlFor: name }}
      error={fieldState.error?.message}
    >
      <div className={classes.quantity}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="One less"
          disabled={quantity <= 1}
          onClick={() => field.onChange(quantity - 1)}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <NumberInput
          ref={field.ref}
          id={name}
          name={name}
          aria-required
          hideControls
          // Otherwise 2.5 would become 25 while typing.
          allowedDecimalSeparators={['.', ',']}
          allowNegative={false}
          clampBehavior="none"
          max={mostOfAnItem}
          error={Boolean(fieldState.error)}
          value={field.value ?? ''}
          onChange={(typed) => field.onChange(typed === '' ? null : typed)}
          onBlur={field.onBlur}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            // Enter goes to the next line and does not submit the order.
            event.preventDefault()
            onEnter()
          }}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label="One more"
          disabled={quantity >= mostOfAnItem}
          onClick={() => field.onChange(quantity + 1)}
        >
          <IconPlus size={16} />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  )
}
