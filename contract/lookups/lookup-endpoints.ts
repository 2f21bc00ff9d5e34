import { endpoint } from '#contract/kit/endpoint.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { atMost, highestPrice, Rupees } from '#contract/kit/money.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

const Nationality = z.object({ id: Id, name: z.string() })
export const FoodPlan = z.object({ id: Id, name: z.string(), price: Rupees, version: z.int() })
export const PaymentMethod = z.object({ id: Id, name: z.string(), needs_reference: z.boolean(), version: z.int() })
const PaymentSource = z.object({ name: z.string() })

const PaymentSourceQuery = z.object({
  method_id: IdText.optional(),
  search: z.string().trim().max(100).default(''),
})

export const FoodPlanDraft = z.object({
  name: requiredText(50),
  price: Rupees.refine((amount) => amount >= 0, 'Amount cannot be negative').refine(...atMost(highestPrice)),
})
export type FoodPlanDraft = z.infer<typeof FoodPlanDraft>

export const FoodPlanEdit = FoodPlanDraft.extend({ version: Version })
export type FoodPlanEdit = z.infer<typeof FoodPlanEdit>

export const PaymentMethodDraft = z.object({
  name: requiredText(50),
  /** Whether it asks for source and reference. */
  needs_reference: z.boolean().default(false),
})
export type PaymentMethodDraft = z.infer<typeof PaymentMethodDraft>

export const PaymentMethodEdit = PaymentMethodDraft.extend({ version: Version })
export type PaymentMethodEdit = z.infer<typeof PaymentMethodEdit>

const IdParams = z.object({ id: IdText })

/** Adding and changing; nothing is deleted, since bookings and payments refer to it by its id. */
const editing = <Row extends z.ZodType, Draft extends z.ZodType, Edit extends z.ZodType>(
  path: string,
  noun: string,
  { row, draft, edit }: { row: Row; draft: Draft; edit: Edit },
) => ({
  save: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    summary: `Add a ${noun}`,
    body: draft,
    reply: savedReply(row),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'admin',
    summary: `Change a ${noun}`,
    params: IdParams,
    body: edit,
    reply: savedReply(row),
  }),
})

const lookup = <Row extends z.ZodType>(path: string, summary: string, row: Row) =>
  endpoint({ method: 'GET', path, access: 'admin', summary, reply: dataOf(z.array(row)) })

export const lookupEndpoints = {
  nationalities: lookup('/nationalities', 'List nationalities, Indian first', Nationality),
  foodPlans: lookup('/food-plans', 'List food plans', FoodPlan),
  paymentMethods: lookup('/payment-methods', 'List payment methods', PaymentMethod),
  paymentSources: endpoint({
    ...lookup('/payment-sources', 'Find payment sources by what is typed', PaymentSource),
    query: PaymentSourceQuery,
  }),
}

export const foodPlanEndpoints = editing('/food-plans', 'food plan', {
  row: FoodPlan,
  draft: FoodPlanDraft,
  edit: FoodPlanEdit,
})

export const paymentMethodEndpoints = editing('/payment-methods', 'payment method', {
  row: PaymentMethod,
  draft: PaymentMethodDraft,
  edit: PaymentMethodEdit,
})
