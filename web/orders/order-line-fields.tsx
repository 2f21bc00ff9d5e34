import { ActionIcon, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useController, useWatch } from 'react-hook-form'
import { formatRupees, type Paise, times } from '#contract/kit/money.ts'
import { findItems } from '#web/orders/find-items.ts'
import classes from '#web/orders/order-form.module.css'
import type { Menu, OrderForm } from '#web/orders/order-input.ts'
import { QuantityField } from '#web/orders/quantity-field.tsx'

interface OrderLineFieldsProps {
  form: OrderForm
  menu: Menu
  index: number
  /** The last line cannot be removed. */
  isOnly: boolean
  autoFocus: boolean
  onRemove: () => void
  /** Called when the line is complete. */
  onNext: () => void
}

export const OrderLineFields = ({ form, menu, index, isOnly, autoFocus, onRemove, onNext }: OrderLineFieldsProps) => {
  const { control } = form
  const { field, fieldState } = useController({ control, name: `items.${index}.item_id` })
  const quantity = useWatch({ control, name: `items.${index}.quantity` }) ?? 0
  const price = menu.get(field.value ?? 0)?.price

  const choose = (id: number | null) => {
    field.onChange(id)
    // After the list has closed, which holds the focus until then.
    if (id !== null) setTimeout(() => form.setFocus(`items.${index}.quantity`, { shouldSelect: true }))
  }

  return (
    <fieldset className={classes.line} aria-label={`Item ${index + 1}`}>
      <Select<number>
        ref={field.ref}
        name={field.name}
        label="Item"
        labelProps={{ 'data-required': true }}
        aria-required
        placeholder="Name or category"
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        selectFirstOptionOnDropdownOpen={field.value === null}
        allowDeselect={false}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        data={[...menu.values()].map(({ id, name }) => ({ value: id, label: name }))}
        filter={findItems(menu)}
        limit={60}
        maxDropdownHeight={320}
        nothingFoundMessage={menu.size === 0 ? 'There is nothing to order yet' : 'Nothing found'}
        renderOption={({ option }) => <MenuOption menu={menu} id={Number(option.value)} />}
        error={fieldState.error?.message}
        value={field.value}
        onChange={choose}
        onBlur={field.onBlur}
      />
      <QuantityField control={control} name={`items.${index}.quantity`} onEnter={onNext} />
      <Amount label="Unit price" amount={price} isMinor />
      <Amount label="Amount" amount={price === undefined ? undefined : times(price, quantity)} />
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="red"
        size={36}
        disabled={isOnly}
        aria-label={`Remove item ${index + 1}`}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </fieldset>
  )
}

interface AmountProps {
  label: string
  amount: Paise | undefined
  /** Hidden on a phone. */
  isMinor?: boolean
}

const Amount = ({ label, amount, isMinor = false }: AmountProps) => (
  <div className={classes.amount} data-minor={isMinor}>
    <span>{label}</span>
    <output aria-label={label}>{amount === undefined ? '—' : formatRupees(amount)}</output>
  </div>
)

const MenuOption = ({ menu, id }: { menu: Menu; id: number }) => {
  const item = menu.get(id)
  if (!item) return null
  return (
    <div className={classes.option}>
      <span>
        {item.name} <small>{item.category}</small>
      </span>
      <span>{formatRupees(item.price)}</span>
    </div>
  )
}
