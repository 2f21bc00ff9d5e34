import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { PaymentMethodEdit } from '#contract/payment-methods/payment-method.ts'
import { paymentMethodEndpoints as calls } from '#contract/payment-methods/payment-method-endpoints.ts'
import { paymentMethodMessages as say } from '#contract/payment-methods/payment-method-messages.ts'
import { call } from '#web/kit/api/api.ts'
import { rowWithId } from '#web/kit/api/row-with-id.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const usePaymentMethods = () =>
  useQuery({
    queryKey: [calls.list.path],
    queryFn: async ({ signal }) => (await call(calls.list, { signal })).data,
    staleTime: 60_000,
  })

/** The payment methods as the options of a field, and the chosen one. */
export const usePaymentMethodOptions = (chosen: string | null | undefined) => {
  const { data = [] } = usePaymentMethods()
  const options = data.map(({ name }) => ({ value: name.toLowerCase(), label: name }))
  return { options, method: data.find(({ name }) => name.toLowerCase() === chosen) }
}

export const fetchPaymentMethod = async (id: number) => rowWithId((await call(calls.list)).data, id, say.missing)

export const useSavePaymentMethod = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: PaymentMethodEdit) =>
      id === undefined
        ? once(body, (actKey) => call(calls.save, { body, actKey }))
        : call(calls.update, { params: { id }, body }),
    meta: { changes: topicOf(calls.list.path) },
  })
}

/** Sources that match the typed text; not read while no method is chosen. */
export const usePaymentSources = (method_id: number | undefined, search: string) =>
  useQuery({
    queryKey: [calls.sources.path, method_id, search],
    queryFn: async ({ signal }) => (await call(calls.sources, { query: { method_id, search }, signal })).data,
    enabled: method_id !== undefined,
    placeholderData: keepPreviousData,
  })
