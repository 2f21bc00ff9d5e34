import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { atMost, highestPrice, Rupees, rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { show } from '#web/testing/show.tsx'

const Priced = z.object({ price: Rupees.refine(...atMost(highestPrice)).default(rupees(0)) })

const Form = ({ price, onSave }: { price: number; onSave: (saved: unknown) => void }) => {
  const form = useFormOf(Priced, { price })
  return (
    <form onSubmit={form.handleSubmit(onSave)}>
      <MoneyField control={form.control} name="price" label="Price" />
    </form>
  )
}

const open = (price = 0) => {
  const onSave = vi.fn()
  const { user } = show(<Form price={price} onSave={onSave} />)
  const field = screen.getByRole('textbox', { name: 'Price' })
  const type = async (text: string) => {
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  const saved = async () => {
    await user.type(field, '{Enter}')
    return onSave.mock.lastCall?.[0]
  }
  return { user, field, type, saved }
}

it('shows an amount with Indian grouping, and the typed text while typing', async () => {
  const { user, field } = open(123456)
  expect(field).toHaveProperty('value', '1,23,456.00')
  await user.click(field)
  expect(field).toHaveProperty('value', '123456')
  await user.tab()
  expect(field).toHaveProperty('value', '1,23,456.00')
})

it.each([
  ['1250.5', 125050],
  ['₹ 1,23,456.07', 12345607],
  ['0.29', 29],
])('reads %s as %i paise', async (typed, paise) => {
  const { type, saved } = open()
  await type(typed)
  expect(await saved()).toEqual({ price: paise })
})

it.each(['1.005', 'ten', '1e3', '--5'])('keeps %s as typed, and refuses it', async (typed) => {
  const { user, field, type, saved } = open()
  await type(typed)
  await user.tab()
  expect(field).toHaveProperty('value', typed)
  expect(await screen.findByText('Enter an amount in rupees with at most 2 decimals')).toBeDefined()
  expect(await saved()).toBeUndefined()
})

it.each(['1000001', '9999999999999', '99,99,99,99,99,99,99,999'])('refuses %s with the limit', async (typed) => {
  const { user, type, saved } = open()
  await type(typed)
  await user.tab()
  expect(await screen.findByText('Enter at most ₹10,00,000.00')).toBeDefined()
  expect(await saved()).toBeUndefined()
})

it('an emptied field is null', async () => {
  const { type, saved } = open(500)
  await type('')
  expect(await saved()).toEqual({ price: 0 })
})
