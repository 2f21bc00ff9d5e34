import { beforeEach } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/**
 * The app with two clerks, the plan Standard, and for each test a new room type for ₹4,000.00; `days` are those that the
 * tests change and read.
 */
export const startWithTwoClerks = async (days: Days) => {
  const app = await startTestApp()
  const { admin, db, make, sendAs, signIn } = app
  await addAccount(db, { email: 'arun@hotel.example', name: 'Arun', role: 'admin', password })
  const arun = sendAs(await signIn('arun@hotel.example'))
  const standard = (await admin('GET', '/rate-plans')).body.data.data[0]

  let type: Awaited<ReturnType<typeof make.roomType>>
  beforeEach(async () => {
    type = await make.roomType({ price_per_night: rupees(4000) })
  })

  const calendar = async ({ from, to }: Days = days) => (await admin('GET', `/rates?from=${from}&to=${to}`)).body.data
  return {
    ...app,
    arun,
    standard,
    type: () => type,
    calendar,
    cell: (date: CalendarDate) => ({ room_type_id: type.id, rate_plan_id: standard.id, date }),
    bulk: (more: object, send = admin, headers: Record<string, string> = {}) =>
      send('PUT', '/rates', { room_type_ids: [type.id], rate_plan_ids: [standard.id], ...days, ...more }, headers),
    /** The rates of the room type in a plan. */
    rowOf: async (plan: { id: number } = standard, range = days) =>
      (await calendar(range)).rows.find(
        (row: { room_type_id: number; rate_plan_id: number }) =>
          row.room_type_id === type.id && row.rate_plan_id === plan.id,
      ),
  }
}
