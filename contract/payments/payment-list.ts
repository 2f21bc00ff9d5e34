import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery, pageOf } from '#contract/kit/paging.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'
import { Payment } from '#contract/payments/payment.ts'

/** An advance is received before the invoice, a payment for it. */
export const PaymentKind = z.enum(['advance', 'payment', 'refund'])
export type PaymentKind = z.infer<typeof PaymentKind>

export const paymentKindNames: Record<PaymentKind, string> = {
  advance: 'Advance',
  payment: 'Payment',
  refund: 'Refund',
}

/** A payment or refund as the list of all of them shows it. */
export const ListedPayment = Payment.omit({ is_advance: true }).extend({
  kind: PaymentKind,
  /** The date of the document, in the hotel's time zone. */
  paid_on: CalendarDate,
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  guest_name: z.string(),
})
export type ListedPayment = z.infer<typeof ListedPayment>

export const PaymentQuery = listQuery('date', 'amount')
  .extend({
    date_from: FilterDay.optional(),
    date_to: FilterDay.optional(),
    payment_method: IdText.optional(),
    /** The slug of the member of staff who took the money. */
    account: Slug.optional(),
    kind: PaymentKind.optional(),
  })
  .refine(...daysInOrder('date_from', 'date_to'))
export type PaymentQuery = z.infer<typeof PaymentQuery>

const Sums = z.object({
  received: Rupees,
  refunded: Rupees,
  /** Received less refunded. */
  net: Rupees,
})

/** The sums of all payments that match the filters, not only of the page. */
export const PaymentSums = Sums.extend({ by_method: z.array(Sums.extend({ id: Id, name: z.string() })) })
export type PaymentSums = z.infer<typeof PaymentSums>

export const paymentListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/payments',
    access: 'bookings.view',
    summary:
      'List payments and refunds, newest first, with the sums of all that fit for those who may see revenue; search by number, booking, guest or reference',
    query: PaymentQuery,
    reply: dataOf(pageOf(ListedPayment).shape.data.extend({ sums: PaymentSums.nullable() })),
  }),
  file: endpoint({
    method: 'GET',
    path: '/payments.xlsx',
    access: 'reports.money',
    summary: 'All payments and refunds that fit, as an Excel file',
    query: PaymentQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
}
