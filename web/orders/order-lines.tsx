import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFieldArray } from 'react-hook-form'
import { mostLines } from '#contract/orders/order-draft.ts'
import classes from '#web/orders/order-form.module.css'
import { emptyLine, type Menu, type OrderForm } from '#web/orders/order-input.ts'
import { OrderLineFields } from '#web/orders/order-line-fields.tsx'

interface OrderLinesProps {
  form: OrderForm
  menu: Menu
  autoFocus: boolean
}

/** The lines of an order. By keyboard: a few letters, Enter, the quantity, Enter, then the next line. */
export const OrderLines = ({ form, menu, autoFocus }: OrderLinesProps) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const isFull = fields.length >= mostLines

  const add = () => append(emptyLine, { focusName: `items.${fields.length}.item_id` })
  const goToNextLine = (index: number) => {
    if (index < fields.length - 1) form.setFocus(`items.${index + 1}.item_id`)
    else if (!isFull) add()
  }

  return (
    <div className={classes.lines}>
      {fields.map(({ id }, index) => (
        <OrderLineFields
          key={id}
          form={form}
          menu={menu}
          index={index}
          isOnly={fields.length === 1}
          autoFocus={autoFocus && index === 0}
          onRemove={() => remove(index)}
          onNext={() => goToNextLine(index)}
        />
      ))}
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} />} disabled={isFull} onClick={add}>
          Add Item
        </Button>
      </div>
    </div>
  )
}
