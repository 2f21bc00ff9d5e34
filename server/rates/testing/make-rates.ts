import type { Insertable } from 'kysely'
import { zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { noRestrictions, type Rate } from '#contract/rates/rate.ts'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.ts'
import { newSlug } from '#server/kit/secret.ts'

const newPlan = {
  parent_percent: 0,
  parent_amount: zero,
  adults_included: 2,
  extra_adult_price: zero,
  child_price: zero,
  single_use_discount: zero,
  cancellation_free_days: 0,
  cancellation_percent: 100,
  is_public: false,
  is_active: true,
}

/** Makes rate plans and rates. A test gives only the fields that it is about. */
export const rateBuilders = (db: Db) => {
  let made = 0
  const plan = (wanted: Partial<Insertable<DB['rate_plan']>> = {}) =>
    db
      .insertInto('rate_plan')
      .values({ ...newPlan, slug: newSlug(), name: `Plan ${++made}`, ...wanted })
      .returning(['id', 'slug', 'name'])
      .executeTakeFirstOrThrow()

  /** The rates of some days in sequence. */
  const rates = async (
    { rate_plan_id, room_type_id }: Pick<Rate, 'rate_plan_id' | 'room_type_id'>,
    from: CalendarDate,
    ...days: Partial<Rate>[]
  ) => {
    const { id } = await db
      .insertInto('rate_change')
      .values({ kind: 'cells', changed_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { ...noRestrictions, rate_plan_id, room_type_id, price: null, change_id: id }
    await db
      .insertInto('rate')
      .values(days.map((day, index) => ({ ...row, date: addDays(from, index), ...day })))
      .onConflict((conflict) =>
        conflict.columns(['rate_plan_id', 'room_type_id', 'date']).doUpdateSet(({ ref }) => ({
          price: ref('excluded.price'),
          closed: ref('excluded.closed'),
          closed_to_arrival: ref('excluded.closed_to_arrival'),
          closed_to_departure: ref('excluded.closed_to_departure'),
          min_nights: ref('excluded.min_nights'),
          change_id: ref('excluded.change_id'),
        })),
      )
      .execute()
  }
  return { plan, rates }
}
