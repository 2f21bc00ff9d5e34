import { policyOf } from '#contract/rates/make-quote.ts'
import type { Db } from '#server/db/connect.ts'

/** The cancellation policy of a booking's rate plan, otherwise the hotel's, with the times that decide the hotel's date. */
export const readPolicy = async (db: Db, { rate_plan_id }: { rate_plan_id: number | null }) => {
  const { time_zone, day_starts_at, plan_fee, plan_free_days, plan_percent, ...hotel } = await db
    .selectFrom('property')
    .leftJoin('rate_plan', (join) => join.on('rate_plan.id', '=', rate_plan_id))
    .select(['property.cancellation_fee', 'property.cancellation_free_days', 'property.cancellation_percent'])
    .select('rate_plan.cancellation_fee as plan_fee')
    .select(['rate_plan.cancellation_free_days as plan_free_days', 'rate_plan.cancellation_percent as plan_percent'])
    .select(['time_zone', 'day_starts_at'])
    .executeTakeFirstOrThrow()
  const plan = {
    cancellation_fee: plan_fee,
    cancellation_free_days: plan_free_days ?? 0,
    cancellation_percent: plan_percent ?? 0,
  }
  return { ...policyOf(plan, hotel), time_zone, day_starts_at }
}
