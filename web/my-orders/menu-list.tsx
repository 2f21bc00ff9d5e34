import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconMinus, IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import { type MyMenu, mostOfAnItemForGuest } from '#contract/my-orders/my-order.ts'
import { grouped } from '#web/kit/list/grouped.ts'
import classes from '#web/my-orders/my-orders.module.css'
import type { Basket } from '#web/my-orders/use-basket.ts'

type Item = MyMenu['items'][number]

const matches = (item: Item, typed: string) =>
  [item.name, item.description, item.category].some((text) => text.toLowerCase().includes(typed))

/** The menu by category, with a search. */
export const MenuList = ({ items, basket }: { items: Item[]; basket: Basket }) => {
  const [typed, setTyped] = useState('')
  const found = items.filter((item) => matches(item, typed.trim().toLowerCase()))
  const categories = grouped(found, ({ category }) => category)
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search the menu"
        placeholder="Search the menu"
        leftSection={<IconSearch size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {categories.length === 0 && <p className={classes.quiet}>No results for this search.</p>}
      {categories.map(([category, ofCategory]) => (
        <section key={category} aria-label={category}>
          <h2 className={classes.category}>{category}</h2>
          <ul className={classes.items}>
            {ofCategory.map((item) => (
              <MenuItem key={item.id} item={item} basket={basket} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const MenuItem = ({ item, basket }: { item: Item; basket: Basket }) => {
  const quantity = basket.quantityOf(item.id)
  return (
    <li className={classes.item} data-chosen={quantity > 0}>
      <div>
        <strong>{item.name}</strong>
        {item.description && <p className={classes.quiet}>{item.description}</p>}
        <span className={classes.price}>{formatRupees(item.price)}</span>
      </div>
      {quantity === 0 ? (
        <Button size="xs" variant="default" aria-label={`Add ${item.name}`} onClick={() => basket.set(item.id, 1)}>
          Add
        </Button>
      ) : (
        <div className={classes.quantity}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`One ${item.name} less`}
            onClick={() => basket.set(item.id, quantity - 1)}
          >
            <IconMinus size={16} />
          </ActionIcon>
          <output aria-label={`Quantity of ${item.name}`}>{quantity}</output>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`One ${item.name} more`}
            disabled={quantity >= mostOfAnItemForGuest}
            onClick={() => basket.set(item.id, quantity + 1)}
          >
            <IconPlus size={16} />
          </ActionIcon>
        </div>
      )}
    </li>
  )
}
