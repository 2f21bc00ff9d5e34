import { endpoint } from '#contract/kit/endpoint.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const Nationality = z.object({ id: Id, name: z.string() })
export const FoodPlan = z.object({ id: Id, name: z.string(), price: Rupees })
export const PaymentMethod = z.object({ id: Id, name: z.string(), needs_reference: z.boolean() })
export const PaymentSource = z.object({ name: z.string() })

const PaymentSourceQuery = z.object({
  method_id: IdText.optional(),
  search: z.string().trim().max(100).default(''),
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
