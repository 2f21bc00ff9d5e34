import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Folio } from '#contract/folios/folio.ts'
import { FolioBoardCard } from '#web/folios/folio-board-card.tsx'
import { makeDetail, stay } from '#web/testing/make-booking.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const charge = (charge_id: string, name: string, amount: number) => ({
  charge_id,
  kind: 'extra',
  line: null,
  date: '2026-11-15',
  name,
  is_part: false,
  quantity: 1,
  rate: amount,
  discount: 0,
  amount,
  treatment: 'taxable',
  tax_rate: 0,
  extra: null,
})

const folio = (slug: string, name: string, charges: ReturnType<typeof charge>[]) =>
  Folio.parse({
    slug,
    is_first: slug === 'stay',
    name,
    company: null,
    guest: null,
    routes: [],
    line: null,
    charges,
    discounts: [],
    lines: [],
    open_total: charges.reduce((sum, { amount }) => sum + amount, 0),
    advance_amount: 0,
    total: 0,
    paid: 0,
    balance: 0,
    invoices: [],
    version: 1,
  })

const open = (status: 'checked_in' | 'checked_out' = 'checked_in') => {
  const sent = vi.fn()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    sent(new URL(String(address), 'http://hotel').pathname, request?.body && JSON.parse(String(request.body)))
    const error = { code: 'charge_missing', message: 'A charge is no longer in this folio.' }
    return Response.json({ error }, { status: 409 })
  })
  const charges = [charge('extra:a', 'Laundry', 100), charge('extra:b', 'Taxi', 200), charge('extra:c', 'Spa', 300)]
  const folios = [folio('stay', 'Asha Rao', charges), folio('acme', 'Acme', [charge('extra:d', 'Tour', 50)])]
  const booking = makeDetail({ status, rooms: [stay('101', ['2026-11-15'])] })
  const onOpen = vi.fn()
  const { user } = showInApp(<FolioBoardCard booking={booking} folios={folios} onOpen={onOpen} />)
  return { user, sent, onOpen }
}

afterEach(() => vi.restoreAllMocks())

it('selects a range with Shift in one folio, and a colleague’s change is told', async () => {
  const { user, sent } = open()
  const own = await screen.findByRole('list', { name: 'Charges of Asha Rao' })
  await user.click(within(own).getByRole('checkbox', { name: /Laundry/ }))
  await user.keyboard('{Shift>}')
  await user.click(within(own).getByRole('checkbox', { name: /Spa/ }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 charges of Asha Rao, ₹600.00 before tax')).toBeDefined()
  await user.keyboard('m')
  await user.click(await screen.findByRole('menuitem', { name: 'Acme' }))
  expect(sent).toHaveBeenCalledWith('/api/folios/stay/move-charges', {
    charge_ids: ['extra:a', 'extra:b', 'extra:c'],
    to_folio: 'acme',
  })
  await screen.findByText('A charge is no longer in this folio.')
})

it('drops the selection of a folio when a charge of another is selected, and splits only one charge', async () => {
  const { user, onOpen } = open()
  const own = await screen.findByRole('list', { name: 'Charges of Asha Rao' })
  const split = screen.getByRole('button', { name: 'Split charge' })
  expect(split.hasAttribute('disabled')).toBe(true)
  await user.click(within(own).getByRole('checkbox', { name: /Laundry/ }))
  await user.click(within(own).getByRole('checkbox', { name: /Taxi/ }))
  expect(split.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: /Tour/ }))
  expect(screen.getByText('1 charge of Acme, ₹50.00 before tax')).toBeDefined()
  await user.click(split)
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'split' }))
})

it('says that the charges of a stay that has ended are on no invoice', async () => {
  open('checked_out')
  expect(await screen.findAllByRole('heading', { name: 'Not invoiced' })).toHaveLength(2)
  // Beside the total of all folios, and of each.
  for (const sum of ['₹650.00', '₹600.00']) expect(screen.getByText(sum)).toBeDefined()
})

it('has no such title during the stay', async () => {
  open()
  await screen.findByText('Laundry')
  expect(screen.queryByRole('heading', { name: 'Not invoiced' })).toBeNull()
})
