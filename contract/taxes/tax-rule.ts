import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, Rupees, rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, requiredDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { BuiltinTaxCategory } from '#contract/taxes/tax-category.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'

const Sac = z
  .string()
  .trim()
  .regex(/^(\d{4}|\d{6}|\d{8})?$/, say.wrongSac)

const value = Rupees.refine((amount) => amount >= 0, say.valueNegative).refine(...atMost(highestPayment))

const ruleFields = {
  tax_category_id: z.int('This field is required').pipe(Id),
  /** The range of values, both ends included; for rooms, the value of one room-night. Null: no upper limit. */
  value_from: value.default(rupees(0)),
  value_to: value.nullable().default(null),
  rate: Percent,
  sac: Sac.default(''),
  /** The first and the last day it is in force; null without an end. */
  valid_from: requiredDay('First day is required'),
  valid_to: CalendarDate.nullable().default(null),
}

export const TaxRuleDraft = z.object(ruleFields).superRefine((rule, context) => {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], input: rule, message })
  if (rule.value_to !== null && rule.value_to < rule.value_from) complain('value_to', say.valuesTurned)
  if (rule.valid_to !== null && rule.valid_to < rule.valid_from) complain('valid_to', say.datesTurned)
})
export type TaxRuleDraft = z.infer<typeof TaxRuleDraft>

/** A rate without its category. */
export type TaxRate = Omit<TaxRuleDraft, 'tax_category_id'>

export const TaxRuleEdit = TaxRuleDraft.safeExtend({ version: Version })
export type TaxRuleEdit = z.infer<typeof TaxRuleEdit>

export const TaxRule = z.object({
  id: Id,
  slug: Slug,
  tax_category_id: Id,
  tax_category: z.object({ name: z.string(), builtin: BuiltinTaxCategory.nullable() }),
  value_from: Rupees,
  value_to: Rupees.nullable(),
  rate: Percent,
  sac: z.string(),
  valid_from: CalendarDate,
  valid_to: CalendarDate.nullable(),
  version: z.int(),
})
export type TaxRule = z.infer<typeof TaxRule>

/** Restaurants in hotels charge 5 %, or 18 % where a room costs more than 7,500 a night. */
export const IndianGstChoice = z
  .object({ food_rate: Percent.refine((rate) => [500, 1800].includes(rate), say.foodRate).default(500) })
  .prefault({})
