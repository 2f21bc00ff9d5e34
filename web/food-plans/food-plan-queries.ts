import { useMutation, useQuery } from '@tanstack/react-query'
import type { FoodPlan, FoodPlanEdit } from '#contract/food-plans/food-plan.ts'
import { foodPlanEndpoints as calls } from '#contract/food-plans/food-plan-endpoints.ts'
import { foodPlanMessages as say } from '#contract/food-plans/food-plan-messages.ts'
import { topicOf } from '#contract/kit/live.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { call } from '#web/kit/api/api.ts'
import { rowWithId } from '#web/kit/api/row-with-id.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useFoodPlans = () =>
  useQuery({
    queryKey: [calls.list.path],
    queryFn: async ({ signal }) => (await call(calls.list, { signal })).data,
    staleTime: 60_000,
  })

/** The choices of a field, each with its price; the meals that a rate plan includes cost nothing more. */
export const foodPlanOptions = (plans: FoodPlan[], included: number | null) =>
  plans.map(({ id, name, price }) => ({
    value: id,
    label: `${name} (${id === included ? 'included' : formatRupees(price)})`,
  }))

export const fetchFoodPlan = async (id: number) => rowWithId((await call(calls.list)).data, id, say.missing)

export const useSaveFoodPlan = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: FoodPlanEdit) =>
      id === undefined
        ? once(body, (actKey) => call(calls.save, { body, actKey }))
        : call(calls.update, { params: { id }, body }),
    meta: { changes: topicOf(calls.list.path) },
  })
}
