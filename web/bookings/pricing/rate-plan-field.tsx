import { useWatch } from 'react-hook-form'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { offeredPlans } from '#web/bookings/pricing/offered-plans.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'

interface RatePlanFieldProps {
  form: BookingForm
  plans: RatePlan[]
  plan: RatePlan | undefined
}

/** The plan that the nights are priced by. Older bookings have none until one is chosen. */
export const RatePlanField = ({ form: { control }, plans, plan }: RatePlanFieldProps) => {
  const company_id = useWatch({ control, name: 'company_id' })
  return (
    <SelectField
      control={control}
      name="rate_plan_id"
      label={fieldNames.rate_plan_id.label}
      placeholder="No rate plan"
      description={plan?.company ? `For guests of ${plan.company}` : 'For all guests'}
      options={offeredPlans(plans, company_id, plan?.id ?? null).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
