import { stayEndpoints } from '#contract/bookings/stays/stay-endpoints.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBookingDetail } from '#server/bookings/details/booking-detail-store.ts'
import { checkOutRoom } from '#server/bookings/stays/actions/check-out-room.ts'
import { correctNights } from '#server/bookings/stays/actions/correct-nights.ts'
import { extendStay } from '#server/bookings/stays/actions/extend-stay.ts'
import { moveRoom } from '#server/bookings/stays/actions/move-room.ts'
import { previewChange } from '#server/bookings/stays/actions/preview-change.ts'
import { swapRooms } from '#server/bookings/stays/actions/swap-rooms.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'

/** The reply to an action: its message, and the booking as it is now. */
const changed = async ({ db, params }: { db: Db; params: { slug: string } }, action: Promise<string>) => {
  const message = await action
  const data = await getBookingDetail(db, params.slug)
  if (!data) throw bookingProblems.missing()
  return { message, data }
}

export const stayRoutes = (api: Api) => {
  api.on(stayEndpoints.moveRoom, (call) => changed(call, moveRoom(call, call.params.slug, call.body)))
  api.on(stayEndpoints.swapRooms, (call) => changed(call, swapRooms(call, call.params.slug, call.body)))
  api.on(stayEndpoints.extend, (call) => changed(call, extendStay(call, call.params.slug, call.body)))
  api.on(stayEndpoints.checkOutRoom, (call) => changed(call, checkOutRoom(call, call.params.slug, call.body)))
  api.on(stayEndpoints.correctNights, (call) => changed(call, correctNights(call, call.params.slug, call.body)))
  api.on(stayEndpoints.preview, async (call) => ({ data: await previewChange(call, call.params.slug, call.query) }))
}
