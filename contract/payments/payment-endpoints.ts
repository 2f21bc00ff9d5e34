import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { PayDraft, Payment, ReferenceUse, RefundDraft } from '#contract/payments/payment.ts'

const ofBooking = { params: SlugParams }

export const paymentEndpoints = {
  list: endpoint({
    ...ofBooking,
    method: 'GET',
    path: '/bookings/:slug/payments',
    access: 'bookings.view',
    summary: "A booking's payments and refunds, newest first",
    reply: dataOf(z.array(Payment)),
  }),
  take: endpoint({
    ...ofBooking,
    method: 'POST',
    path: '/bookings/:slug/payments',
    access: 'payments.take',
    summary: 'Add payment for a booking, also before it has an invoice',
    body: PayDraft,
    reply: savedReply(Payment),
    status: 201,
  }),
  refund: endpoint({
    ...ofBooking,
    method: 'POST',
    path: '/bookings/:slug/refunds',
    access: 'payments.refund',
    summary: 'Refund money',
    body: RefundDraft,
    reply: savedReply(Payment),
    status: 201,
  }),
  referenceUses: endpoint({
    method: 'GET',
    path: '/payments/reference-uses',
    access: 'payments.take',
    summary: 'Where a reference (UTR) was used before, 5 at most',
    query: z.object({ reference: z.string().trim().max(100) }),
    reply: dataOf(z.array(ReferenceUse)),
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/payments/:slug/receipt',
    access: 'bookings.view',
    summary: 'The receipt of a payment: the voucher of an advance or a refund',
    params: SlugParams,
    reply: FileReply,
    file: 'application/pdf',
  }),
}
