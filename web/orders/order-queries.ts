import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import { largestPageSize, type Page } from '#contract/kit/paging.ts'
import type { Order, OrderBookingQuery, OrderQuery, OrderStatus } from '#contract/orders/order.ts'
import type { OrderEdit, StatusChange } from '#contract/orders/order-draft.ts'
import { orderEndpoints as calls } from '#contract/orders/order-endpoints.ts'
import { openStatuses } from '#contract/orders/order-rules.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

const { path } = calls.list
const lists = [path, 'list']

export const useOrders = (query: Partial<OrderQuery>) =>
  useQuery({
    queryKey: [...lists, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

/** The order to edit. Always read anew, because an edit sends its version; not refreshed while it is edited. */
export const useOrderToEdit = (slug: string) =>
  useQuery({
    queryKey: [path, 'edit', slug],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

export const useOrderBookings = (query: Partial<OrderBookingQuery>, enabled = true) =>
  useQuery({
    queryKey: [calls.bookings.path, query],
    queryFn: async ({ signal }) => (await call(calls.bookings, { query, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  })

/** The chosen booking. */
export const useOrderBooking = (id: number | null | undefined) =>
  useQuery({
    queryKey: [calls.bookings.path, { id }],
    queryFn: async ({ signal }) => (await call(calls.bookings, { query: { id: id ?? 0 }, signal })).data[0] ?? null,
    enabled: Boolean(id),
    staleTime: 30_000,
  })

/** Orders of a booking that the kitchen has not finished; the guest can't be checked out before. */
export const useOpenOrders = (booking_id: number) => {
  const mayCall = useMayCall()
  return useQuery({
    queryKey: [path, 'open', booking_id],
    queryFn: async ({ signal }) => {
      const query = { booking_id, per_page: largestPageSize }
      const lists = await Promise.all(
        openStatuses.map((status) => call(calls.list, { query: { ...query, status }, signal })),
      )
      return lists.flatMap(({ data }) => data.data)
    },
    staleTime: 0,
    // The server refuses a check-out with open orders in any case.
    enabled: mayCall(calls.list),
  })
}

export const usePlaceOrder = () => useWrite(calls.place, (body: OrderEdit) => ({ body }))

export const useUpdateOrder = () =>
  useWrite(calls.update, ({ slug, body }: { slug: string; body: OrderEdit }) => ({ params: { slug }, body }))

export const fetchSlip = (slug: string) => callForFile(calls.slip, { params: { slug } })

/** Shows the new status at once; if the call fails, the old one is restored. */
export const useSetOrderStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ slug, ...body }: StatusChange & { slug: string }) =>
      call(calls.setStatus, { params: { slug }, body }),
    onMutate: async ({ slug, status }) => {
      await client.cancelQueries({ queryKey: lists })
      const before = client.getQueriesData<Page<Order>>({ queryKey: lists })
      client.setQueriesData<Page<Order>>({ queryKey: lists }, (page) => page && withStatus(page, slug, status))
      return before
    },
    onError: (_failure, _given, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page)
    },
    meta: { changes: topicOf(path), readAgainWhenRefused: true },
  })
}

const withStatus = (page: Page<Order>, slug: string, status: OrderStatus) => ({
  ...page,
  data: page.data.map((order) => (order.slug === slug ? { ...order, status } : order)),
})
