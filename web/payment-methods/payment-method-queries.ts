import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { PaymentMethodEdit } from '#contract/payment-methods/payment-method.ts'
import { paymentMethodEndpoints as calls } from '#contract/payment-methods/payment-method-endpoints.ts'
import { paymentMethodMessages as say } from '#contract/payment-methods/payment-method-messages.ts'
import { call } from '#web/kit/api/api.ts'
import { rowWithId } from '#web/kit/api/row-with-id.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

export const usePaymentMethods = () =>
  useQuery({
    queryKey: [calls.list.path],
    queryFn: async ({ signal }) => (await call(calls.list, { signal })).data,
    staleTime: 60_000,
  })

/** The payment methods as the options of a field, without the account of a company, and the chosen one. */
export const usePaymentMethodOptions = (chosen: string | null | undefined) => {
  const { data = [] } = usePaymentMethods()
  const options = data
    .filter(({ to_company_account }) => !to_company_account)
    .map(({ name }) => ({ value: name.toLowerCase(), label: name }))
  return { options, method: data.find(({ name }) => name.toLowerCase() === chosen) }
}

interface Advance {
  advance_method: string
  advance_source: string
  advance_reference: string
}

/** Leaves out what was typed for a method that has source and reference, if another one was chosen in the end. */
export const useAdvanceOf = () => {
  const { data: methods = [] } = usePaymentMethods()
  return <Draft extends Advance>(draft: Draft): Draft => {
    const method = methods.find(({ name }) => name.toLowerCase() === draft.advance_method)
    return !method || method.needs_reference ? draft : { ...draft, advance_source: '', advance_reference: '' }
  }
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

/** Not read while no method is chosen. */
const usePaymentSources = (method_id: number | undefined, search: string) =>
  useQuery({
    queryKey: [calls.sources.path, method_id, search],
    queryFn: async ({ signal }) => (await call(calls.sources, { query: { method_id, search }, signal })).data,
    enabled: method_id !== undefined,
    placeholderData: keepPreviousData,
  })

/** The known sources that match what is typed; none while no method is chosen. */
export const useSourceSuggestions = (methodId: number | undefined, typed: string | null | undefined) => {
  const [search] = useDebouncedValue(typed ?? '', typingPause)
  const { data: sources = [] } = usePaymentSources(methodId, search)
  return sources.map(({ name }) => name)
}
