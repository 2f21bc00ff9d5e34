import { rupees } from '#contract/kit/money.ts'
import { creditInvoice } from '#server/invoices/credit-invoice.ts'
import { listInvoices } from '#server/invoices/invoice-list-store.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { giveRefund, takePayment } from '#server/payments/take-payment.ts'
import { listAdvancesHeld } from '#server/reports/money/advances-held-store.ts'

const reasons = ['Air conditioning failed for a night', 'Charged twice for the airport transfer']

/** Credit notes, refunds of an invoice and of an advance, and a part payment. They are few, so the program's own acts make them. */
export const fillDemoCorrections = async (services: Caller) => {
  const { db } = services
  const newest = { page: 1, per_page: 10 }
  const { data: paid } = await listInvoices(db, { ...newest, status: 'paid' })
  for (const [index, reason] of reasons.entries()) {
    const invoice = paid[index * 2]
    if (!invoice) continue
    await creditInvoice(services, invoice.slug, { reason, lines: [{ position: 1, amount: rupees(500) }] })
    if (index > 0) continue
    const refund = { payment_method: 'cash', source: '', reference: '', amount: rupees(500), reason }
    await giveRefund(services, invoice.booking.slug, refund)
  }
  const { rows: held } = await listAdvancesHeld(db)
  const toCome = held.find(({ status, amount }) => status === 'booked' && amount >= rupees(1000))
  if (toCome) {
    const refund = { payment_method: 'cash', amount: rupees(500), reason: 'Extra bed not needed' }
    await giveRefund(services, toCome.booking.slug, refund)
  }
  const { data: pending } = await listInvoices(db, { ...newest, status: 'pending' })
  const [first] = pending
  if (!first) return
  const part = { payment_method: 'online', source: 'UPI', reference: '412233445566', amount: rupees(1000) }
  await takePayment(services, first.booking.slug, part)
}
