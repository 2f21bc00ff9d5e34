import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CheckOutSheet } from '#web/bookings/sheets/check-out-sheet.tsx'
import { bookingReply, makeBooking, stay as stayOf } from '#web/testing/make-booking.ts'
import { show } from '#web/testing/show.tsx'

const bill = (total: number) => ({
  check_out_date: '2026-11-16',
  lines: [],
  charges: total,
  taxes: [],
  cgst: 0,
  sgst: 0,
  round_off: 0,
  total,
  advance_amount: 0,
  paid: 0,
  credited: 0,
  balance: total,
})

const folio = (total: number) => ({
  slug: 'stay',
  is_first: true,
  name: 'Asha Rao',
  company: null,
  guest: null,
  routes: [],
  line: null,
  charges: [],
  discounts: [],
  lines: [],
  open_total: total,
  advance_amount: 0,
  total,
  paid: 0,
  balance: total,
  invoices: [],
  version: 0,
})

/** A guest with a balance of 625 until 17 November as booked, and of 200 if the stay ends today. */
const stay = {
  rooms: [stayOf('101', ['2026-11-15', '2026-11-16'])],
  check_out_date: '2026-11-17',
}

const open = () => {
  const sent = vi.fn()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T06:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    const { pathname, search } = new URL(String(address), 'http://hotel')
    if (pathname.endsWith('/bill')) return Response.json({ data: bill(search.includes('2026-11-16') ? 200 : 625) })
    if (pathname.endsWith('/folios')) return Response.json({ data: [folio(search.includes('2026-11-16') ? 200 : 625)] })
    if (pathname.endsWith('/billed-company')) return Response.json({ data: { company: null, is_usual: false } })
    if (pathname.endsWith('/deposits')) return Response.json({ data: [] })
    if (pathname.endsWith('/payment-methods'))
      return Response.json({
        data: [{ id: 1, name: 'Cash', needs_reference: false, is_cash: true, to_company_account: false, version: 1 }],
      })
    if (pathname.endsWith('/check-out')) {
      sent(JSON.parse(String(request?.body)).payments)
      const invoice = { slug: 'inv', number: 'INV-1', status: 'pending', total: 625, balance: 325 } as const
      const data = { ...bookingReply({ ...stay, status: 'checked_out', invoice }), guests: [], history: [] }
      return Response.json({
        message: 'Checkout successful!',
        invoice_number: 'INV-1',
        invoice_slug: 'inv',
        invoices: [],
        payment_slug: null,
        data,
      })
    }
    return Response.json({ data: { data: [], total: 0, current_page: 1, per_page: 100, last_page: 1 } })
  })
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <CheckOutSheet booking={makeBooking(stay)} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const add = async (amount: string) => {
    await user.click(await screen.findByRole('radio', { name: 'Cash' }))
    const field = screen.getByRole('textbox', { name: 'Amount' })
    await user.clear(field)
    await user.type(field, amount)
    await user.click(screen.getByRole('button', { name: 'Add another payment' }))
  }
  const balance = () => screen.getByText('Balance').parentElement?.textContent
  return { user, sent, add, balance }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('saves the added payments, also when the rest stays pending', async () => {
  const { user, sent, add, balance } = open()
  await screen.findByRole('button', { name: 'Check out with ₹625.00 pending' })
  await add('300')
  const parts = await screen.findByRole('list', { name: 'Parts of the payment' })
  expect(within(parts).getByRole('listitem').textContent).toBe('Cash₹300.00')
  expect(balance()).toBe('Balance₹325.00')
  expect(screen.getByRole('button', { name: 'Take ₹625.00 and check out' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Take ₹300.00 and leave ₹325.00 pending' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith([expect.objectContaining({ payment_method: 'cash', amount: 300 })]),
  )
  await screen.findByText(/₹325.00 is still due/)
})

it('asks to remove a part when an earlier departure makes the bill smaller than the payment', async () => {
  const { user, sent, add, balance } = open()
  await add('150')
  await add('150')
  await user.click(screen.getByRole('radio', { name: /^Today/ }))
  await screen.findByText(/add up to ₹300.00, but only ₹200.00 is due/)
  expect(screen.getByRole('button', { name: 'Take ₹300.00 and check out' }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: /pending$/ })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Remove ₹150.00' })[0] as HTMLElement)
  expect(balance()).toBe('Balance₹50.00')
  await user.click(screen.getByRole('button', { name: 'Take ₹150.00 and leave ₹50.00 pending' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith([expect.objectContaining({ amount: 150 })]))
})
