import { calendarEndpoints } from '#contract/calendar/calendar-endpoints.ts'
import { readCalendar } from '#server/calendar/read-calendar.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const calendarRoutes = (api: Api) => {
  api.on(calendarEndpoints.read, async ({ db, clock, query }) => ({
    data: await readCalendar(db, query, await hotelToday(db, clock)),
  }))
}
