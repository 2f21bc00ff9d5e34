import { groupBy } from '#contract/kit/group-by.ts'
import type { Derivation, RatesOfType } from '#contract/rates/price-of-night.ts'
import type { Rate } from '#contract/rates/rate.ts'

const keyOf = (rate_plan_id: number, date: string) => `${rate_plan_id}/${date}`

/** The chain of each plan, looked up once. The database refuses circles. */
export const chainsOf = (plans: Derivation[]): RatesOfType['chainOf'] => {
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const chains = new Map(
    plans.map((plan) => {
      const chain = new Set<Derivation>()
      for (let next: Derivation | undefined = plan; next && !chain.has(next); next = byId.get(next.parent_id ?? 0))
        chain.add(next)
      return [plan.id, [...chain]]
    }),
  )
  return (rate_plan_id) => chains.get(rate_plan_id) ?? []
}

/** The rates of each room type by its id, to look prices up in. */
export const ratesByType = (
  room_types: RatesOfType['room_type'][],
  plans: Derivation[],
  rates: Rate[],
): Map<number, RatesOfType> => {
  const chainOf = chainsOf(plans)
  const ofType = groupBy(rates, ({ room_type_id }) => room_type_id)
  return new Map(
    room_types.map((room_type) => {
      const rows = new Map(ofType.get(room_type.id)?.map((rate) => [keyOf(rate.rate_plan_id, rate.date), rate]))
      return [room_type.id, { room_type, chainOf, rateOn: (plan, date) => rows.get(keyOf(plan, date)) }]
    }),
  )
}
