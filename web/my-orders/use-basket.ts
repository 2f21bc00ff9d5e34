import { useState } from 'react'
import { sumOf, times } from '#contract/kit/money.ts'
import { type MyMenu, mostOfAnItemForGuest } from '#contract/my-orders/my-order.ts'

type Item = MyMenu['items'][number]

/** The chosen items. An item that is removed from the menu is removed from the basket. */
export const useBasket = (items: Item[]) => {
  const [quantities, setQuantities] = useState<Record<number, number>>({})
  const lines = items.flatMap((item) => {
    const quantity = quantities[item.id] ?? 0
    return quantity > 0 ? [{ item, quantity }] : []
  })
  return {
    lines,
    total: sumOf(lines.map(({ item, quantity }) => times(item.price, quantity))),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    quantityOf: (id: number) => quantities[id] ?? 0,
    set: (id: number, quantity: number) =>
      setQuantities((before) => ({ ...before, [id]: Math.max(0, Math.min(mostOfAnItemForGuest, quantity)) })),
    empty: () => setQuantities({}),
  }
}

export type Basket = ReturnType<typeof useBasket>
