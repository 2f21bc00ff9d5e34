import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CheckInSheet } from '#web/bookings/sheets/check-in-sheet.tsx'
import { bookingReply, makeBooking, stay } from '#web/testing/make-booking.ts'
import { show } from '#web/testing/show.tsx'

const bill = {
  check_out_date: '2026-11-16',
  ...{ lines: [], taxes: [], charges: 2500, cgst: 0, sgst: 0, round_off: 0, total: 2500 },
  ...{ advance_amount: 0, paid: 0, credited: 0, balance: 2500 },
}
const deposit = {
  slug: 'sd',
  number: 'SD-000001',
  amount: 3000,
  payment_method: 'Cash',
  source: '',
  reference: '',
  at: '2026-11-15T06:00:00.000Z',
  who: null,
  returned: null,
}
const cash = { id: 1, name: 'Cash', needs_reference: false, is_cash: true, to_company_account: false, version: 1 }

const open = ({ isRefused = false } = {}) => {
  const sent: string[] = []
  const onClose = vi.fn()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T06:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    const { pathname } = new URL(String(address), 'http://hotel')
    if (request?.method === 'POST') sent.push(pathname.split('/').at(-1) ?? '')
    if (pathname.endsWith('/deposits') && request?.method === 'POST') {
      if (isRefused) return Response.json({ error: { code: 'refused', message: 'Cash is limited.' } }, { status: 422 })
      return Response.json({ message: 'Security deposit saved', data: deposit }, { status: 201 })
    }
    if (pathname.endsWith('/deposits')) return Response.json({ data: sent.length > 0 && !isRefused ? [deposit] : [] })
    if (pathname.endsWith('/bill')) return Response.json({ data: bill })
    if (pathname.endsWith('/payment-methods')) return Response.json({ data: [cash] })
    if (pathname.endsWith('/check-in')) {
      const data = { ...bookingReply(), rooms: [stay('101', ['2026-11-15'])], guests: [], history: [] }
      return Response.json({ message: 'Check-in successful!', data })
    }
    return Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 })
  })
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CheckInSheet booking={makeBooking({ status: 'booked' })} onClose={onClose} />
    </QueryClientProvider>,
  )
  const enter = async () => {
    await user.click(await screen.findByRole('button', { name: 'Take a security deposit' }))
    await user.type(screen.getByRole('textbox', { name: 'Amount of the deposit' }), '3000')
  }
  const chooseCash = async () => {
    await user.click(await screen.findByRole('combobox', { name: 'Payment Method' }))
    await user.click(await screen.findByRole('option', { name: 'Cash' }))
  }
  return { user, sent, onClose, enter, chooseCash }
}

const main = () => screen.findByRole('button', { name: 'Take ₹3,000.00 and check in to 101' })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('takes the deposit that was entered with the button that checks in', async () => {
  const { user, sent, onClose, enter, chooseCash } = open()
  await enter()
  // Nothing is sent while the payment method is missing.
  await user.click(await main())
  await screen.findByText('Payment Method is required.')
  expect(sent).toEqual([])
  await chooseCash()
  await user.click(await main())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual(['deposits', 'check-in'])
})

it('stays open without check-in if the deposit is refused, and checks in without it on request', async () => {
  const { user, sent, onClose, enter, chooseCash } = open({ isRefused: true })
  await enter()
  await chooseCash()
  await user.click(await main())
  await screen.findByText('Cash is limited. The guest is not checked in yet.')
  expect(sent).toEqual(['deposits'])
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'No deposit' }))
  await user.click(screen.getByRole('button', { name: 'Check in to 101' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual(['deposits', 'check-in'])
})
