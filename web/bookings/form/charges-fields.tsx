import { useController, useWatch } from 'react-hook-form'
import { foodPlanMessages } from '#contract/food-plans/food-plan-messages.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { useIncludedFood } from '#web/bookings/pricing/use-included-food.ts'
import { foodPlanOptions, useFoodPlans } from '#web/food-plans/food-plan-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'

interface ChargesFieldsProps {
  form: BookingForm
  /** The rate plan, which may include a food plan. */
  plan: RatePlan | undefined
  /** The rate plan of the saved booking, whose food plan is saved already. */
  savedPlan: number | null
}

/** Food plan and its rate. Choosing a plan fills in its price. */
export const ChargesFields = ({ form, plan, savedPlan }: ChargesFieldsProps) => {
  const { control } = form
  const { data: plans = [], error } = useFoodPlans()
  const { field } = useController({ control, name: 'food_plan_id' })
  const rate = useWatch({ control, name: 'food_plan_rate' })
  const included = plan?.food_plan_id ?? null

  useFailureToast(error, failureText(error, foodPlanMessages.listFailed))

  const fillRate = (id: number) => {
    const price = id === included ? undefined : plans.find((candidate) => candidate.id === id)?.price
    form.setValue('food_plan_rate', price ? rupeesFromPaise(price) : 0, { shouldDirty: true, shouldValidate: true })
  }

  useIncludedFood(form, plan, savedPlan, plans)
  // A saved booking may have the same meals at a price of its own.
  const isIncluded = included !== null && field.value === included && rate === 0

  return (
    <>
      <SelectField
        control={control}
        name="food_plan_id"
        label="Food plan"
        required
        placeholder="Choose a food plan"
        {...(plan && isIncluded && { description: say.included(plan.name), readOnly: true })}
        options={foodPlanOptions(plans, included)}
        onChosen={(id) => id !== field.value && fillRate(id)}
      />
      <MoneyField
        control={control}
        name="food_plan_rate"
        label="Food plan rate"
        description="Per adult or child and night"
        required
        readOnly={isIncluded}
      />
    </>
  )
}
