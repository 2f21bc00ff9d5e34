import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Invoice } from '#contract/invoices/invoice.ts'
import { InvoiceRowActions } from '#web/invoices/invoice-row-actions.tsx'
import { showInApp } from '#web/testing/show-in-app.tsx'

const invoice = (status: Invoice['status'], balance: number) =>
  Invoice.parse({
    id: 1,
    slug: 'inv',
    number: 'INV-000001',
    invoice_date: '2026-11-15',
    booking: { slug: 'stay', booking_number: 'BK-000001' },
    guest_name: 'Asha Rao',
    total: 1000,
    paid: 1000,
    credited: 126,
    balance,
    status,
  })

it.each([
  ['pending', 500, 'Mark as Paid INV-000001'],
  ['refund_due', -126, 'Refund INV-000001'],
  ['paid', 0, 'PDF INV-000001'],
] as const)('the next step of a %s invoice', async (status, balance, step) => {
  const [onPay, onRefund] = [vi.fn(), vi.fn()]
  const { user } = showInApp(<InvoiceRowActions invoice={invoice(status, balance)} onPay={onPay} onRefund={onRefund} />)
  const next = await screen.findByRole('button', { name: step })
  if (status === 'paid') return
  await user.click(next)
  expect(status === 'pending' ? onPay : onRefund).toHaveBeenCalledOnce()
  expect(status === 'pending' ? onRefund : onPay).not.toHaveBeenCalled()
})
