import { RatePlan, RatePlanEdit } from '#contract/rates/rate-plan.ts'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asChoice, asText, asYesNo } from '#web/kit/form/value-text.ts'

export type RatePlanForm = FormOf<typeof RatePlanEdit>
export type RatePlanInput = FormValues<typeof RatePlanEdit>

export const newPlan: RatePlanInput = {
  name: '',
  parent_id: null,
  parent_percent: 0,
  parent_amount: 0,
  food_plan_id: null,
  adults_included: 2,
  extra_adult_price: 0,
  child_price: 0,
  single_use_discount: 0,
  min_nights: null,
  max_nights: null,
  book_min_days: null,
  book_max_days: null,
  cancellation_fee: null,
  cancellation_free_days: 0,
  cancellation_percent: 100,
  is_public: false,
  company_id: null,
  is_active: true,
  version: 0,
}

export const inputOf = (plan: RatePlan): RatePlanInput => valuesOf(RatePlan, RatePlanEdit, plan)

/** The labels of the fields, in the form and in the comparison of two people's changes. */
export const planLabels = {
  name: 'Name',
  parent_id: 'Derived from',
  food_plan_id: 'Food plan included',
  adults_included: 'Adults included',
  extra_adult_price: 'Extra adult',
  child_price: 'Child',
  single_use_discount: 'Discount for one person',
  min_nights: 'Minimum nights',
  max_nights: 'Maximum nights',
  book_min_days: 'Book at least (days before arrival)',
  book_max_days: 'Book at most (days before arrival)',
  cancellation_fee: 'Fee',
  cancellation_free_days: 'Free until (days before arrival)',
  cancellation_percent: 'Percentage of the stay',
  is_public: 'Public',
  company_id: 'Company',
  is_active: 'Active',
}

interface Option {
  value: number
  label: string
}

const asPercent = (percent: number | null) => `${percent ?? 0} %`

export const planFieldLabels = (plans: Option[], foodPlans: Option[]): FieldLabel<RatePlanInput>[] => [
  ['name', planLabels.name, asText],
  ['parent_id', planLabels.parent_id, asChoice(plans)],
  ['parent_percent', 'More or less, in percent', asPercent],
  ['parent_amount', 'More or less, in rupees', asAmount],
  ['food_plan_id', planLabels.food_plan_id, asChoice(foodPlans)],
  ['adults_included', planLabels.adults_included, asText],
  ['extra_adult_price', planLabels.extra_adult_price, asAmount],
  ['child_price', planLabels.child_price, asAmount],
  ['single_use_discount', planLabels.single_use_discount, asAmount],
  ['min_nights', planLabels.min_nights, asText],
  ['max_nights', planLabels.max_nights, asText],
  ['book_min_days', planLabels.book_min_days, asText],
  ['book_max_days', planLabels.book_max_days, asText],
  ['cancellation_fee', `Cancellation: ${planLabels.cancellation_fee}`, asText],
  ['cancellation_free_days', `Cancellation: ${planLabels.cancellation_free_days}`, asText],
  ['cancellation_percent', `Cancellation: ${planLabels.cancellation_percent}`, asText],
  ['is_public', planLabels.is_public, asYesNo],
  ['company_id', planLabels.company_id, asText],
  ['is_active', planLabels.is_active, asYesNo],
]
