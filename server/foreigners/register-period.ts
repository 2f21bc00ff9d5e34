import type { ForeignerRegisterQuery } from '#contract/foreigners/foreigner.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** The days of the register: as asked for, otherwise one year. */
export const registerPeriod = async (db: Db, clock: Clock, { from, to }: ForeignerRegisterQuery) => {
  const last = to ?? (from ? addDays(from, 364) : await hotelToday(db, clock))
  return { from: from ?? addDays(last, -364), to: last }
}
