import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('shows that an amount is due', async () => {
  showInApp(<InvoiceCell booking={invoiced('pending', 10620)} />)
  expect(await screen.findByText('₹10,620.00 due')).toBeDefined()
})
