import { calendarEndpoints } from '#contract/calendar/calendar-endpoints.ts'
import { calendarFile } from '#server/calendar/calendar-file.ts'
import { makeRoom } from '#server/calendar/make-room/make-room.ts'
import { readCalendar } from '#server/calendar/read-calendar.ts'
import { previewMoves } from '#server/calendar/rearrange/preview-moves.ts'
import { rearrange } from '#server/calendar/rearrange/rearrange.ts'
import { undoRearrange } from '#server/calendar/rearrange/undo-rearrange.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const calendarRoutes = (api: Api) => {
  api.on(calendarEndpoints.read, async ({ db, clock, query }) => ({
    data: await readCalendar(db, query, await hotelToday(db, clock)),
  }))
  api.on(calendarEndpoints.rearrange, (call) => rearrange(call, call.body))
  api.on(calendarEndpoints.undo, (call) => undoRearrange(call, call.body))
  api.on(calendarEndpoints.preview, async (call) => ({ data: await previewMoves(call, call.body.moves) }))
  api.on(calendarEndpoints.file, async ({ db, clock, query }) => {
    const today = await hotelToday(db, clock)
    return calendarFile(await readCalendar(db, query, today), query, today)
  })
  api.on(calendarEndpoints.makeRoom, async ({ db, clock, query }) => ({
    data: await makeRoom(db, query, await hotelToday(db, clock)),
  }))
}
