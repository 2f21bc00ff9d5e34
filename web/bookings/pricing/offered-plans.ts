import type { RatePlan } from '#contract/rates/rate-plan.ts'

/** The plans to choose from: active ones for everybody and of the company, and the plan that is chosen already. */
export const offeredPlans = (plans: RatePlan[], company_id: number | null, chosen: number | null) =>
  plans
    .filter((plan) => plan.id === chosen || (plan.is_active && [null, company_id].includes(plan.company_id)))
    .sort((one, other) => Number(other.company_id !== null) - Number(one.company_id !== null) || one.id - other.id)
