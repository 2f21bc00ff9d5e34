import { occupantEndpoints as calls } from '#contract/occupants/occupant-endpoints.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { addOccupant, changeOccupant, removeOccupant } from '#server/occupants/change-occupants.ts'
import { listStaysOfGuest } from '#server/occupants/guest-stay-store.ts'
import { occupantProblems } from '#server/occupants/occupant-problems.ts'
import { listLikelyOccupants, listOccupants } from '#server/occupants/occupant-store.ts'

const mustFind = async (db: Db, bookingId: number, slug: string) => {
  const occupant = (await listOccupants(db, bookingId)).find((one) => one.slug === slug)
  if (!occupant) throw occupantProblems.missing()
  return occupant
}

export const occupantRoutes = (api: Api) => {
  api.on(calls.list, async ({ db, params }) => {
    const booking = await getBooking(db, params.slug)
    if (!booking) throw bookingProblems.missing()
    const occupants = await listOccupants(db, booking.id)
    return { data: { occupants, likely: await listLikelyOccupants(db, { booking_id: booking.id }) } }
  })
  api.on(calls.companions, async ({ db, query }) => ({ data: await listLikelyOccupants(db, query) }))
  api.on(calls.stays, async ({ db, query }) => ({ data: await listStaysOfGuest(db, query.guest_id) }))
  api.on(calls.save, async (call) => {
    const { booking, slug } = await addOccupant(call, call.params.slug, call.body)
    const data = await mustFind(call.db, booking.id, slug)
    return { message: say.saved(data.guest.name), data }
  })
  api.on(calls.update, async (call) => {
    const { booking } = await changeOccupant(call, call.params.slug, call.body)
    const data = await mustFind(call.db, booking.id, call.params.slug)
    return { message: say.updated(data.guest.name), data }
  })
  api.on(calls.remove, async (call) => {
    const { name } = await removeOccupant(call, call.params.slug)
    return { message: say.removed(name) }
  })
}
