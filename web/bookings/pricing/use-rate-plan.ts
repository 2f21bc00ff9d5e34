import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import { firstPlanFor, type RatePlan } from '#contract/rates/rate-plan.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { fill } from '#web/bookings/pricing/fill.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { useRatePlans } from '#web/rates/rate-plan-queries.ts'

const noPlans: RatePlan[] = []

/** The rate plans, and the chosen one. A new booking starts with the first; a company's own plan comes with the company. */
export const useRatePlan = (form: BookingForm, isNew: boolean) => {
  const { data: plans = noPlans, isPending, error } = useRatePlans()
  const [company_id, rate_plan_id] = useWatch({ control: form.control, name: ['company_id', 'rate_plan_id'] })
  const plan = plans.find(({ id }) => id === rate_plan_id)
  useFailureToast(error, failureText(error, ratePlanMessages.listFailed))

  const start = useEffectEvent(() => {
    const first = firstPlanFor(plans, company_id)
    if (isNew && first && form.getValues('rate_plan_id') === null) fill(form, 'rate_plan_id', first.id)
  })
  useEffect(() => {
    if (plans.length > 0) start()
  }, [plans])

  const before = useRef<number>(undefined)
  /** Called when the clerk chooses a company. A restored draft and a colleague's change keep their plan. */
  const followCompany = (company_id: number | null) => {
    if (!plan) return
    const first = firstPlanFor(plans, company_id)
    if (first && first.company_id !== null && first.id !== plan.id) {
      if (plan.company_id === null) before.current = plan.id
      form.setValue('rate_plan_id', first.id, { shouldDirty: true })
      toast.success(say.companyPlan(first.company ?? '', first.name), 'Rate plan')
    } else if (plan.company_id !== null && plan.company_id !== company_id) {
      const back = plans.find(({ id }) => id === before.current) ?? firstPlanFor(plans, null)
      form.setValue('rate_plan_id', back?.id ?? null, { shouldDirty: true })
    }
  }

  // A new booking gets a plan as soon as the plans are known, so it is priced by one from the beginning.
  const awaitsPlan = isNew && (isPending || firstPlanFor(plans, company_id) !== undefined)
  return { plans, plan, followCompany, isPriced: rate_plan_id !== null || awaitsPlan }
}
