import { useEffect, useEffectEvent, useRef } from 'react'
import type { FoodPlan } from '#contract/food-plans/food-plan.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { fill } from '#web/bookings/pricing/fill.ts'

/** A rate plan with meals sets the food plan, at no further charge. Without it, the food plan is what it was before. */
export const useIncludedFood = (
  form: BookingForm,
  plan: RatePlan | undefined,
  savedPlan: number | null,
  foodPlans: FoodPlan[],
) => {
  const before = useRef<{ food_plan_id: number | null; food_plan_rate: number | null }>(undefined)
  const isIncluded = useRef(false)
  // A saved booking keeps the meals that it was booked with, until another plan is chosen.
  const isOther = useRef(false)
  const included = plan?.food_plan_id ?? null

  const set = useEffectEvent((food_plan_id: number | null, food_plan_rate: number | null) => {
    fill(form, 'food_plan_id', food_plan_id)
    fill(form, 'food_plan_rate', food_plan_rate)
  })
  const include = useEffectEvent((id: number) => {
    const [food_plan_id, food_plan_rate] = form.getValues(['food_plan_id', 'food_plan_rate'])
    if (plan?.id !== savedPlan) isOther.current = true
    const isThere = food_plan_id === id && food_plan_rate === 0
    if (!isThere && !isOther.current) return
    if (!isIncluded.current && !isThere && plan?.id !== savedPlan) before.current = { food_plan_id, food_plan_rate }
    isIncluded.current = true
    if (!isThere) set(id, 0)
  })
  const exclude = useEffectEvent(() => {
    if (plan?.id !== savedPlan) isOther.current = true
    if (!isIncluded.current) return
    isIncluded.current = false
    const id = form.getValues('food_plan_id')
    const price = foodPlans.find((food) => food.id === id)?.price
    const { food_plan_id, food_plan_rate } = before.current ?? {
      food_plan_id: id,
      food_plan_rate: price === undefined ? 0 : rupeesFromPaise(price),
    }
    set(food_plan_id, food_plan_rate)
  })
  useEffect(() => {
    if (!plan) return
    if (included === null) exclude()
    else include(included)
  }, [plan, included])
}
