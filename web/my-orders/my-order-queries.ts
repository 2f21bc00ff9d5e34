import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MyOrderDraft, MyOrderQuery } from '#contract/my-orders/my-order.ts'
import { myOrderEndpoints as calls } from '#contract/my-orders/my-order-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useMyMenu = () =>
  useQuery({
    queryKey: [calls.menu.path],
    queryFn: async ({ signal }) => (await call(calls.menu, { signal })).data,
    staleTime: 30_000,
  })

export const useMyOrders = (query: MyOrderQuery) =>
  useQuery({
    queryKey: [calls.list.path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const usePlaceMyOrder = () => useWrite(calls.place, (body: MyOrderDraft) => ({ body }))

export const useCancelMyOrder = () => useWrite(calls.cancel, (slug: string) => ({ params: { slug } }))
