import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingStatus } from '#web/bookings/booking-status.tsx'
import { BookingRowActions } from '#web/bookings/list/booking-row-actions.tsx'
import { InvoiceCell } from '#web/bookings/list/invoice-cell.tsx'
import { makeBooking } from '#web/testing/make-booking.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const invoiced = (status: 'pending' | 'refund_due', balance: number) =>
  makeBooking({
    status: 'checked_out',
    invoice: { slug: 'inv', number: 'INV-000001', status, total: 10620, balance },
  })

it.each([
  ['of a credited invoice', invoiced('refund_due', -126), '₹126.00'],
  ['of a cancelled booking', makeBooking({ status: 'cancelled', refund_due: 2000 }), '₹2,000.00'],
])('a refund that is due is the next step %s', async (_, booking, due) => {
  const onAct = vi.fn()
  const { user } = showInApp(
    <>
      <InvoiceCell booking={booking} />
      <BookingRowActions booking={booking} onAct={onAct} />
    </>,
  )
  expect(await screen.findByText(`Refund due ${due}`)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Refund BK-000001' }))
  expect(onAct).toHaveBeenCalledWith({ kind: 'refund', booking })
})

describe('an overdue booking', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z'), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is marked beside its status, and a departure can be extended', async () => {
    const booking = makeBooking({ status: 'checked_in', check_out_date: '2026-11-16' })
    const onAct = vi.fn()
    const { user } = showInApp(
      <>
        <BookingStatus booking={booking} />
        <BookingRowActions booking={booking} onAct={onAct} />
      </>,
    )
    expect((await screen.findByText('Overdue')).parentElement?.title).toBe('Should have left on Nov 16, 2026')
    expect(screen.getByRole('button', { name: 'Checkout BK-000001' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'More for BK-000001' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Extend stay' }))
    expect(onAct).toHaveBeenCalledWith({ kind: 'extend', booking })
  })

  it('that did not arrive can be checked in or marked as a no-show', async () => {
    const booking = makeBooking({ status: 'booked', check_out_date: '2026-11-20' })
    const onAct = vi.fn()
    const { user } = showInApp(<BookingRowActions booking={booking} onAct={onAct} />)
    expect(await screen.findByRole('button', { name: 'Check-in BK-000001' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'More for BK-000001' }))
    await user.click(await screen.findByRole('menuitem', { name: 'No-show' }))
    expect(onAct).toHaveBeenCalledWith({ kind: 'no_show', booking })
  })
})

it('shows that an amount is due', async () => {
  showInApp(<InvoiceCell booking={invoiced('pending', 10620)} />)
  expect(await screen.findByText('₹10,620.00 due')).toBeDefined()
})
