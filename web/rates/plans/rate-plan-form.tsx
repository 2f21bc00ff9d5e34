import { type RatePlan, RatePlanEdit } from '#contract/rates/rate-plan.ts'
import { ratePlanMessages as say } from '#contract/rates/rate-plan-messages.ts'
import { useFoodPlans } from '#web/food-plans/food-plan-queries.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { FormCard } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { paths } from '#web/paths.ts'
import { PlanCancellationCard } from '#web/rates/plans/plan-cancellation-card.tsx'
import { PlanPriceCard } from '#web/rates/plans/plan-price-card.tsx'
import { PlanWhoCard } from '#web/rates/plans/plan-who-card.tsx'
import { inputOf, newPlan, planFieldLabels, planLabels } from '#web/rates/plans/rate-plan-input.ts'
import { ratePlanQueries, useRatePlans } from '#web/rates/rate-plan-queries.ts'

/** Adds a rate plan, or edits the given one. */
export const RatePlanForm = ({ plan }: { plan?: RatePlan }) => {
  const form = useFormOf(RatePlanEdit, plan ? inputOf(plan) : newPlan)
  const save = ratePlanQueries.useSave()
  const update = ratePlanQueries.useUpdate()
  const { data: plans = [] } = useRatePlans()
  const { data: foodPlans = [] } = useFoodPlans()
  const meals = foodPlans.map(({ id, name }) => ({ value: id, label: name }))
  const planOptions = plans.map(({ id, name }) => ({ value: id, label: name }))
  const { control } = form

  return (
    <FormSheet
      form={form}
      edited={
        plan && {
          fetch: async () => inputOf(await ratePlanQueries.fetchOne(plan.slug)),
          labels: planFieldLabels(planOptions, meals),
        }
      }
      backTo={paths.ratePlans}
      next={plan ? undefined : () => newPlan}
      label={plan ? 'Update' : 'Save'}
      onSave={(body) => (plan ? update.mutateAsync({ slug: plan.slug, body }) : save.mutateAsync(body))}
      say={{
        done: plan ? say.updated : say.saved,
        title: say.saveFailedTitle,
        taken: say.nameTaken,
        failed: plan ? say.updateFailed : say.saveFailed,
      }}
    >
      <PlanPriceCard form={form} plans={plans} id={plan?.id} />
      <FormCard title="Meals and people" columns={3}>
        <SelectField
          control={control}
          name="food_plan_id"
          label={planLabels.food_plan_id}
          placeholder="None, the guest chooses"
          options={meals}
          clearable
        />
        <NumberField
          control={control}
          name="adults_included"
          label={planLabels.adults_included}
          description="The room price covers this many adults."
        />
        <MoneyField
          control={control}
          name="extra_adult_price"
          label={planLabels.extra_adult_price}
          description="Per night, for each adult above that."
        />
        <MoneyField
          control={control}
          name="child_price"
          label={planLabels.child_price}
          description="Per night, for each child. Infants are free."
        />
        <MoneyField
          control={control}
          name="single_use_discount"
          label={planLabels.single_use_discount}
          description="Taken off the price per night for a single guest."
        />
      </FormCard>
      <FormCard title="Stay">
        <NumberField control={control} name="min_nights" label={planLabels.min_nights} />
        <NumberField control={control} name="max_nights" label={planLabels.max_nights} />
        <NumberField
          control={control}
          name="book_min_days"
          label={planLabels.book_min_days}
          description="For early bookers. Empty if it does not matter."
        />
        <NumberField
          control={control}
          name="book_max_days"
          label={planLabels.book_max_days}
          description="For last-minute offers. Empty if it does not matter."
        />
      </FormCard>
      <PlanCancellationCard form={form} />
      <PlanWhoCard form={form} />
    </FormSheet>
  )
}
