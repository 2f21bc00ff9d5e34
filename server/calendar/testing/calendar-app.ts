import { beforeEach } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** A hotel whose days are counted from Nov 15, 2026. Every test begins in the morning of that day. */
export const startCalendarApp = async () => {
  const app = await startTestApp()
  const { admin, make, time } = app
  const day = (offset: number) => addDays('2026-11-15', offset)
  const goToDay = (offset: number) => {
    time.now = new Date(`${day(offset)}T06:00:00Z`)
  }
  beforeEach(() => goToDay(0))

  /** Books a room through the API, for instance `book(room, 2, 5)`: from the day after tomorrow for three nights. */
  const book = async (
    room: { id: number } | undefined,
    from: number,
    to: number,
    more: Record<string, unknown> = {},
  ) => {
    const dates = { check_in_date: day(from), check_out_date: day(to) }
    const { body } = await admin('POST', '/bookings', {
      ...{ booking_type: 'individual', guest_id: (await make.guest()).id, room_ids: [room?.id], room_rent: 3000 },
      ...{ number_of_adults: 2, advance_amount: 0, food_plan_id: 1, food_plan_rate: 0, ...dates, ...more },
    })
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }
  return { ...app, day, goToDay, book }
}
