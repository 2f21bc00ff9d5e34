import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { Db } from '#server/db/connect.ts'

/** Refuses a booking whose guest or food plan is gone before it takes anything. */
export const refuseMissing = async (db: Db, { guest_id, food_plan_id }: BookingDraft) => {
  const found = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('guest').select('id').where('id', '=', guest_id)).as('guest'),
      exists(selectFrom('food_plan').select('id').where('id', '=', food_plan_id)).as('foodPlan'),
    ])
    .executeTakeFirstOrThrow()
  if (!found.guest) throw bookingProblems.guestMissing()
  if (!found.foodPlan) throw bookingProblems.foodPlanMissing()
}
