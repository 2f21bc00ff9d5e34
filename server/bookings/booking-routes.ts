import { bookingEndpoints } from '#contract/bookings/booking-endpoints.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { cancellationMessages as cancellation } from '#contract/bookings/cancellation/cancellation-messages.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { changeBooking } from '#server/bookings/change-booking.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { getBookingDetail } from '#server/bookings/details/booking-detail-store.ts'
import { cancelBooking, markNoShow } from '#server/bookings/end-booking.ts'
import { listBookings } from '#server/bookings/list/booking-list-store.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import type { Db } from '#server/db/connect.ts'
import { billOf } from '#server/folios/bill-of.ts'
import { billedCompany } from '#server/folios/billed-company.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const mustGet = async (db: Db, slug: string) => {
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  return booking
}

const detail = async (db: Db, slug: string) => {
  const booking = await getBookingDetail(db, slug)
  if (!booking) throw bookingProblems.missing()
  return booking
}

export const bookingRoutes = (api: Api) => {
  api.on(bookingEndpoints.list, async ({ db, clock, query }) => ({
    data: await listBookings(db, query, query.overdue && (await hotelToday(db, clock))),
  }))
  api.on(bookingEndpoints.get, async ({ db, params }) => ({ data: await detail(db, params.slug) }))
  api.on(bookingEndpoints.place, async (call) => {
    const data = await detail(call.db, await placeBooking(call, call.body))
    return { success: true as const, message: data.booking_type === 'group' ? say.groupSaved : say.saved, data }
  })
  api.on(bookingEndpoints.update, async (call) => {
    await changeBooking(call, call.params.slug, call.body)
    return { message: say.updated, data: await detail(call.db, call.params.slug) }
  })
  api.on(bookingEndpoints.checkIn, async (call) => {
    await checkIn(call, call.params.slug, call.body)
    return { message: say.checkedIn, data: await detail(call.db, call.params.slug) }
  })
  api.on(bookingEndpoints.checkOut, async (call) => {
    const { invoices, payments } = await checkOut(call, call.params.slug, call.body)
    const data = await detail(call.db, call.params.slug)
    // If every charge was invoiced before, check-out issues none.
    const [first = data.invoice] = invoices
    return {
      message: say.checkedOutWith(invoices.map(({ number }) => number)),
      data,
      invoice_number: first?.number ?? '',
      invoice_slug: first?.slug ?? '',
      invoices: invoices.map(({ slug, number }) => ({ slug, number })),
      payment_slug: payments[0]?.slug ?? null,
    }
  })
  api.on(bookingEndpoints.cancel, async (call) => {
    const invoice = await cancelBooking(call, call.params.slug, call.body)
    const message = invoice ? cancellation.cancelledWithFee(invoice.number) : say.cancelled
    return { message, data: await detail(call.db, call.params.slug) }
  })
  api.on(bookingEndpoints.noShow, async (call) => {
    const invoice = await markNoShow(call, call.params.slug, call.body)
    const message = invoice ? cancellation.noShowWithFee(invoice.number) : say.markedNoShow
    return { message, data: await detail(call.db, call.params.slug) }
  })
  api.on(bookingEndpoints.bill, async ({ db, params, query }) => {
    return { data: await billOf(db, await mustGet(db, params.slug), query) }
  })
  api.on(bookingEndpoints.billedCompany, async ({ db, params }) => {
    return { data: await billedCompany(db, await mustGet(db, params.slug)) }
  })
}
