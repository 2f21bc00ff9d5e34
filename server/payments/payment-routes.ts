import { may } from '#contract/kit/permission.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { paymentListEndpoints } from '#contract/payments/payment-list.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import { paymentFile } from '#server/payments/payment-file.ts'
import { listAllPayments } from '#server/payments/payment-list-store.ts'
import { findReferenceUses, listPayments } from '#server/payments/payment-store.ts'
import { printReceipt } from '#server/payments/print-receipt.ts'
import { giveRefund, takePayment } from '#server/payments/take-payment.ts'

export const paymentRoutes = (api: Api) => {
  api.on(paymentListEndpoints.list, async ({ db, user, query }) => {
    const { sums, ...page } = await listAllPayments(db, query)
    return { data: { ...page, sums: may(user.granted, 'reports.money') ? sums : null } }
  })
  api.on(paymentListEndpoints.file, async ({ db, query }) => paymentFile(db, query))
  api.on(paymentEndpoints.list, async ({ db, params }) => {
    const booking = await getBooking(db, params.slug)
    if (!booking) throw bookingProblems.missing()
    return { data: await listPayments(db, booking.id) }
  })
  api.on(paymentEndpoints.take, async (call) => ({
    message: say.taken,
    data: await takePayment(call, call.params.slug, call.body),
  }))
  api.on(paymentEndpoints.refund, async (call) => ({
    message: say.refunded,
    data: await giveRefund(call, call.params.slug, call.body),
  }))
  api.on(paymentEndpoints.referenceUses, async ({ db, query }) => ({
    data: query.reference === '' ? [] : await findReferenceUses(db, query.reference),
  }))
  api.on(paymentEndpoints.receipt, async (call) => printReceipt(call, call.params.slug))
}
