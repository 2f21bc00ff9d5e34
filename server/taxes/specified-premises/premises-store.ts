import { sql } from 'kysely'
import type { ConfirmableCode } from '#contract/kit/confirmation.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

const code: ConfirmableCode = 'specified_premises'

/**
 * Whether a person is to be asked at all: the program itself is not, nor someone who has answered, nor a hotel that is
 * not registered for GST.
 */
export const isAsked = async (db: Db) => {
  const { rows } = await sql<{ is_asked: boolean }>`
    select gstin <> '' and coalesce(current_setting('sarai.account_id', true), '') <> ''
      and coalesce(current_setting('sarai.confirmed', true), '') <> ${code} as is_asked
    from property`.execute(db)
  return rows[0]?.is_asked ?? false
}

/** Whether the meals of a food plan are one supply with the room. */
export const hasCompositeSupply = async (db: Db) => {
  const { composite_supply } = await db.selectFrom('property').select('composite_supply').executeTakeFirstOrThrow()
  return composite_supply
}

/** The hotel's date, for a price without one. */
export const readToday = async (db: Db) => {
  const { rows } = await sql<{ today: CalendarDate }>`select hotel_day(hotel_now()) as today`.execute(db)
  return rows[0]?.today ?? ''
}

/** The first and the last night of a booking whose rent and meals are above a limit, in a hotel with a GSTIN. */
export const highNights = async (db: Db, bookingId: number, limit: Paise) => {
  const { rows } = await sql<{ first: CalendarDate | null; last: CalendarDate | null }>`
    select min(night.date) as first, max(night.date) as last
    from property, night join stay on stay.id = night.stay_id
    where property.gstin <> '' and stay.booking_id = ${bookingId}
      and night.rent + night.meals * night.food_plan_rate > ${limit}`.execute(db)
  return rows.flatMap(({ first, last }) => (first && last ? [first, last] : []))
}

/** Whether staff were told that a booking makes the hotel specified premises from a day. */
export const isTold = async (db: Db, from: CalendarDate, slug: string) => {
  const { rows } = await sql`select from notice
    where kind = 'specified_premises' and notice.slug = ${slug} and parts ->> 'from' = ${from} limit 1`.execute(db)
  return rows.length > 0
}
