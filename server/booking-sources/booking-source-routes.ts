import { bookingSourceEndpoints } from '#contract/booking-sources/booking-source-endpoints.ts'
import { bookingSourceMessages as say } from '#contract/booking-sources/booking-source-messages.ts'
import { bookingSourceProblems } from '#server/booking-sources/booking-source-problems.ts'
import * as sources from '#server/booking-sources/booking-source-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

export const bookingSourceRoutes = (api: Api) => {
  api.on(bookingSourceEndpoints.list, async ({ db }) => ({ data: await sources.listBookingSources(db) }))
  api.on(bookingSourceEndpoints.save, async ({ db, body }) => ({
    message: say.saved,
    data: await sources.insertBookingSource(db, body),
  }))
  api.on(bookingSourceEndpoints.update, async ({ db, params, body }) => {
    const data = await sources.updateBookingSource(db, params.id, body)
    if (data) return { message: say.updated, data }
    const current = await sources.getBookingSource(db, params.id)
    if (!current) throw bookingSourceProblems.missing()
    throw await changedMeanwhile(db, { entity: 'booking_source', holds: current }, say.changedMeanwhile)
  })
  api.on(bookingSourceEndpoints.remove, async ({ db, params }) => {
    if (!(await sources.removeBookingSource(db, params.id))) throw bookingSourceProblems.missing()
    return { message: say.removed }
  })
}
