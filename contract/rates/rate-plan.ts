import { policyFields } from '#contract/bookings/cancellation/cancellation-policy.ts'
import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, negative, Rupees, zero } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { PercentChange } from '#contract/rates/percent-change.ts'
import { ratePlanMessages as say } from '#contract/rates/rate-plan-messages.ts'

const price = Rupees.refine((amount) => amount >= 0, 'Amount cannot be negative').refine(...atMost(highestPrice))
const nights = wholeNumber().min(1, say.nights).max(365, say.nights)
const daysAhead = wholeNumber().min(0, say.daysAhead).max(730, say.daysAhead)

const fields = {
  name: requiredText(60),
  /** The plan whose prices this one follows; null for a plan with its own prices. */
  parent_id: z.int(say.notPlan).pipe(Id).nullable().default(null),
  /** How much more or less than the parent plan, as a percentage or as an amount. */
  parent_percent: PercentChange.default(0),
  parent_amount: Rupees.refine((amount) => amount >= negative(highestPrice), say.amountTooLow)
    .refine(...atMost(highestPrice))
    .default(zero),
  /** The meals that the price includes. */
  food_plan_id: Id.nullable().default(null),
  adults_included: wholeNumber().min(1, say.adultsIncluded).max(50, say.adultsIncluded).default(2),
  /** For each night and each adult above the included ones. */
  extra_adult_price: price.default(zero),
  /** For each night and child; infants stay free. */
  child_price: price.default(zero),
  /** How much a room for one person costs less per night. */
  single_use_discount: price.default(zero),
  min_nights: nights.nullable().default(null),
  max_nights: nights.nullable().default(null),
  /** At least and at most so many days before the arrival can the plan be booked. */
  book_min_days: daysAhead.nullable().default(null),
  book_max_days: daysAhead.nullable().default(null),
  /** The plan's own cancellation policy; without a fee the hotel's policy applies. */
  cancellation_fee: policyFields.cancellation_fee.nullable().default(null),
  cancellation_free_days: policyFields.cancellation_free_days.default(0),
  cancellation_percent: policyFields.cancellation_percent.default(100),
  /** Guests may choose it themselves. */
  is_public: z.boolean().default(false),
  /** Only guests of this company get it; null for all. */
  company_id: Id.nullable().default(null),
  /** An inactive plan is not offered; bookings and derived plans keep using it. */
  is_active: z.boolean().default(true),
}

type Fields = z.output<z.ZodObject<typeof fields>>

const makesSense = (plan: Fields, context: z.core.$RefinementCtx) => {
  const complain = (path: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], input: plan, message })
  if (plan.parent_percent !== 0 && plan.parent_amount !== 0) complain('parent_amount', say.percentOrAmount)
  else if (plan.parent_id === null && plan.parent_percent !== 0) complain('parent_percent', say.differenceWithoutParent)
  else if (plan.parent_id === null && plan.parent_amount !== 0) complain('parent_amount', say.differenceWithoutParent)
  if (plan.min_nights !== null && plan.max_nights !== null && plan.max_nights < plan.min_nights)
    complain('max_nights', say.nightsReversed)
  if (plan.book_min_days !== null && plan.book_max_days !== null && plan.book_max_days < plan.book_min_days)
    complain('book_max_days', say.daysReversed)
  if (plan.is_public && plan.company_id !== null) complain('is_public', say.companyIsPrivate)
}

export const RatePlanDraft = z.object(fields).superRefine(makesSense)
export type RatePlanDraft = z.infer<typeof RatePlanDraft>

export const RatePlanEdit = z.object({ ...fields, version: Version }).superRefine(makesSense)
export type RatePlanEdit = z.infer<typeof RatePlanEdit>

export const RatePlan = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  parent_id: Id.nullable(),
  /** The name of the parent plan. */
  parent: z.string().nullable(),
  parent_percent: PercentChange,
  parent_amount: Rupees,
  food_plan_id: Id.nullable(),
  food_plan: z.string().nullable(),
  adults_included: z.int(),
  extra_adult_price: Rupees,
  child_price: Rupees,
  single_use_discount: Rupees,
  min_nights: z.int().nullable(),
  max_nights: z.int().nullable(),
  book_min_days: z.int().nullable(),
  book_max_days: z.int().nullable(),
  cancellation_fee: policyFields.cancellation_fee.nullable(),
  cancellation_free_days: z.int(),
  cancellation_percent: z.int(),
  is_public: z.boolean(),
  company_id: Id.nullable(),
  company: z.string().nullable(),
  is_active: z.boolean(),
  version: z.int(),
})
export type RatePlan = z.infer<typeof RatePlan>

/** What a quote depends on. */
export type QuotedPlan = Omit<RatePlan, 'slug' | 'parent' | 'company' | 'version'>

export const RatePlanQuery = listQuery('name')
export type RatePlanQuery = z.infer<typeof RatePlanQuery>

type Offered = Pick<RatePlan, 'id' | 'company_id' | 'is_active'>

/** The plan that a new booking starts with: the one of its company, otherwise the oldest plan for everybody. */
export const firstPlanFor = <Plan extends Offered>(plans: Plan[], company_id: number | null): Plan | undefined => {
  const active = plans.filter(({ is_active }) => is_active).sort((one, other) => one.id - other.id)
  const ofCompany = company_id === null ? undefined : active.find((plan) => plan.company_id === company_id)
  return ofCompany ?? active.find((plan) => plan.company_id === null)
}
