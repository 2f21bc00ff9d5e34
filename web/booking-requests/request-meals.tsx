import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { RequestConfirmation } from '#contract/booking-requests/booking-request.ts'
import type { FoodPlan } from '#contract/food-plans/food-plan.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'
import { foodPlanOptions } from '#web/food-plans/food-plan-queries.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

interface RequestMealsProps {
  form: FormOf<typeof RequestConfirmation>
  foodPlans: FoodPlan[]
  ratePlan: RatePlan | undefined
}

/** Food plan and its rate. Meals that the rate plan includes change only with a reason, as on the server. */
export const RequestMeals = ({ form, foodPlans, ratePlan }: RequestMealsProps) => {
  const { control } = form
  const [reason, food_plan_id] = useWatch({ control, name: ['rate_override_reason', 'food_plan_id'] })
  const included = ratePlan?.food_plan_id ?? null
  const isFixed = included !== null && !reason?.trim()

  const rateOf = (id: number) => {
    const price = foodPlans.find((plan) => plan.id === id)?.price
    return id === included || price === undefined ? 0 : rupeesFromPaise(price)
  }
  const include = useEffectEvent(() => {
    if (included === null) return
    form.setValue('food_plan_id', included, { shouldValidate: true })
    form.setValue('food_plan_rate', 0, { shouldValidate: true })
  })
  useEffect(() => {
    if (isFixed) include()
  }, [isFixed])

  return (
    <>
      <SelectField
        control={control}
        name="food_plan_id"
        label="Food plan"
        required
        description={ratePlan && food_plan_id === included ? say.included(ratePlan.name) : undefined}
        readOnly={isFixed}
        options={foodPlanOptions(foodPlans, included)}
        onChosen={(id) => form.setValue('food_plan_rate', rateOf(id), { shouldDirty: true, shouldValidate: true })}
      />
      <MoneyField
        control={control}
        name="food_plan_rate"
        label="Food plan rate"
        description="Per adult or child and night"
        required
        readOnly={isFixed}
      />
    </>
  )
}
