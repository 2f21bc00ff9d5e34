import { useMutation, useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/kit/problem.ts'
import {
  type FoodPlanEdit,
  foodPlanEndpoints,
  lookupEndpoints,
  type PaymentMethodEdit,
  paymentMethodEndpoints,
} from '#contract/lookups/lookup-endpoints.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useFoodPlans = () =>
  useQuery({
    queryKey: [lookupEndpoints.foodPlans.path],
    queryFn: async ({ signal }) => (await call(lookupEndpoints.foodPlans, { signal })).data,
  })

/** The one with this id as it is now; one that is gone is a refusal. */
const only = <Row extends { id: number }>(rows: Row[], id: number, missing: string) => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Problem(404, 'not_found', missing)
  return row
}

export const fetchFoodPlan = async (id: number) =>
  only((await call(lookupEndpoints.foodPlans)).data, id, say.foodPlanMissing)

export const fetchPaymentMethod = async (id: number) =>
  only((await call(lookupEndpoints.paymentMethods)).data, id, say.methodMissing)

export const useSaveFoodPlan = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: FoodPlanEdit) =>
      id === undefined
        ? once(body, (actKey) => call(foodPlanEndpoints.save, { body, actKey }))
        : call(foodPlanEndpoints.update, { params: { id }, body }),
  })
}

export const useSavePaymentMethod = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: PaymentMethodEdit) =>
      id === undefined
        ? once(body, (actKey) => call(paymentMethodEndpoints.save, { body, actKey }))
        : call(paymentMethodEndpoints.update, { params: { id }, body }),
  })
}
