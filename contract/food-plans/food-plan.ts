import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, Rupees } from '#contract/kit/money.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const FoodPlanDraft = z.object({
  name: requiredText(50),
  price: Rupees.refine((amount) => amount >= 0, 'Amount cannot be negative').refine(...atMost(highestPrice)),
})
export type FoodPlanDraft = z.infer<typeof FoodPlanDraft>

export const FoodPlanEdit = FoodPlanDraft.extend({ version: Version })
export type FoodPlanEdit = z.infer<typeof FoodPlanEdit>

export const FoodPlan = z.object({ id: Id, name: z.string(), price: Rupees, version: z.int() })
export type FoodPlan = z.infer<typeof FoodPlan>
