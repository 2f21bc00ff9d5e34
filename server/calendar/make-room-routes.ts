import { calendarEndpoints } from '#contract/calendar/calendar-endpoints.ts'
import { makeRoom } from '#server/calendar/make-room/make-room.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const makeRoomRoutes = (api: Api) => {
  api.on(calendarEndpoints.makeRoom, async ({ db, clock, query }) => ({
    data: await makeRoom(db, query, await hotelToday(db, clock)),
  }))
}
