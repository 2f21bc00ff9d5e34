import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type FoodPlanDraft,
  foodPlanEndpoints,
  lookupEndpoints,
  type PaymentMethodDraft,
  paymentMethodEndpoints,
} from '#contract/lookups/lookup-endpoints.ts'
import { call } from '#web/kit/api.ts'
import { useActKey } from '#web/kit/use-act-key.ts'

export const useFoodPlans = () =>
  useQuery({
    queryKey: [lookupEndpoints.foodPlans.path],
    queryFn: async ({ signal }) => (await call(lookupEndpoints.foodPlans, { signal })).data,
  })

export const useSaveFoodPlan = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: FoodPlanDraft) =>
      id === undefined
        ? once(body, (actKey) => call(foodPlanEndpoints.save, { body, actKey }))
        : call(foodPlanEndpoints.update, { params: { id }, body }),
  })
}

export const useSavePaymentMethod = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: PaymentMethodDraft) =>
      id === undefined
        ? once(body, (actKey) => call(paymentMethodEndpoints.save, { body, actKey }))
        : call(paymentMethodEndpoints.update, { params: { id }, body }),
  })
}
