import type { CancellationPolicy } from '#contract/bookings/cancellation/cancellation-policy.ts'
import { policyOf } from '#contract/rates/make-quote.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'
import type { Db } from '#server/db/connect.ts'

/** The cancellation policy that a booking was sold with, otherwise the hotel's, with the times that decide the hotel's date. */
export const readPolicy = async (db: Db, { id }: { id: number }) => {
  const { time_zone, day_starts_at, sold_fee, sold_free_days, sold_percent, ...hotel } = await db
    .selectFrom('property')
    .leftJoin('booking', (join) => join.on('booking.id', '=', id))
    .select(['property.cancellation_fee', 'property.cancellation_free_days', 'property.cancellation_percent'])
    .select('booking.cancellation_fee as sold_fee')
    .select(['booking.cancellation_free_days as sold_free_days', 'booking.cancellation_percent as sold_percent'])
    .select(['time_zone', 'day_starts_at'])
    .executeTakeFirstOrThrow()
  const sold = {
    cancellation_fee: sold_fee,
    cancellation_free_days: sold_free_days ?? 0,
    cancellation_percent: sold_percent ?? 0,
  }
  return { ...policyOf(sold, hotel), time_zone, day_starts_at }
}

/** The cancellation policy that a guest's request keeps from its rate plan, as it is now. */
export const readPlanPolicy = async (db: Db, rate_plan_id: number) =>
  soldPolicy(
    await db
      .selectFrom('rate_plan')
      .select(['cancellation_fee', 'cancellation_free_days', 'cancellation_percent'])
      .where('id', '=', rate_plan_id)
      .executeTakeFirstOrThrow(),
  )

export type SoldPolicy = { [Field in keyof CancellationPolicy]: CancellationPolicy[Field] | null }

/** The policy that a booking keeps from its rate plan. Without a policy of the plan, the hotel's applies. */
export const soldPolicy = (plan: Pick<QuotedPlan, keyof CancellationPolicy> | null): SoldPolicy =>
  plan?.cancellation_fee
    ? {
        cancellation_fee: plan.cancellation_fee,
        cancellation_free_days: plan.cancellation_free_days,
        cancellation_percent: plan.cancellation_percent,
      }
    : { cancellation_fee: null, cancellation_free_days: null, cancellation_percent: null }
