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

const changed = async (db: Db, slug: string, message: string) => {
  const data = await getBookingDetail(db, slug)
  if (!data) throw bookingProblems.missing()
  return { message, data }
}

export const stayRoutes = (api: Api) => {
  api.on(stayEndpoints.moveRoom, async (call) => {
    const { slug } = call.params
    return changed(call.db, slug, await moveRoom(call, slug, call.body))
  })
  api.on(stayEndpoints.swapRooms, async (call) => {
    const { slug } = call.params
    return changed(call.db, slug, await swapRooms(call, slug, call.body))
  })
  api.on(stayEndpoints.extend, async (call) => {
    const { slug } = call.params
    return changed(call.db, slug, await extendStay(call, slug, call.body))
  })
  api.on(stayEndpoints.checkOutRoom, async (call) => {
    const { slug } = call.params
    return changed(call.db, slug, await checkOutRoom(call, slug, call.body))
  })
  api.on(stayEndpoints.correctNights, async (call) => {
    const { slug } = call.params
    return changed(call.db, slug, await correctNights(call, slug, call.body))
  })
  api.on(stayEndpoints.preview, async (call) => ({ data: await previewChange(call, call.params.slug, call.query) }))
}
