import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatRupees, rupees } from '#contract/kit/money.ts'
import type { MyMenu } from '#contract/my-orders/my-order.ts'
import { MenuList } from '#web/my-orders/menu-list.tsx'
import { useBasket } from '#web/my-orders/use-basket.ts'
import { show } from '#web/testing/show.tsx'

const items: MyMenu['items'] = [
  { id: 1, name: 'Masala Dosa', description: 'Crisp', type: 'food', price: rupees(160), category: 'Breakfast' },
  { id: 2, name: 'Masala Chai', description: '', type: 'drink', price: rupees(40.5), category: 'Beverages' },
]

const Menu = ({ offered }: { offered: MyMenu['items'] }) => {
  const basket = useBasket(offered)
  return (
    <>
      <MenuList items={offered} basket={basket} />
      <p>Sum {formatRupees(basket.total)}</p>
    </>
  )
}

test('finds items by name, description or category, and updates the total', async () => {
  const { user } = show(<Menu offered={items} />)
  await user.type(screen.getByLabelText('Search the menu'), 'bever')
  expect(screen.queryByText('Masala Dosa')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add Masala Chai' }))
  await user.click(screen.getByRole('button', { name: 'One Masala Chai more' }))
  expect(screen.getByText('Sum ₹81.00')).toBeTruthy()
  await user.clear(screen.getByLabelText('Search the menu'))
  const breakfast = within(screen.getByRole('region', { name: 'Breakfast' }))
  await user.click(breakfast.getByRole('button', { name: 'Add Masala Dosa' }))
  expect(screen.getByText('Sum ₹241.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'One Masala Dosa less' }))
  expect(screen.getByText('Sum ₹81.00')).toBeTruthy()
})
