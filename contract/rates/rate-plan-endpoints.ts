import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'
import { RatePlan, RatePlanDraft, RatePlanEdit, RatePlanQuery } from '#contract/rates/rate-plan.ts'

export const ratePlanEndpoints = slugEndpoints('/rate-plans', {
  noun: 'rate plan',
  access: { view: 'rates.view', change: 'rates.change' },
  row: RatePlan,
  draft: RatePlanDraft,
  edit: RatePlanEdit,
  query: RatePlanQuery,
})
