import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { itemEndpoints } from '#contract/items/item-endpoints.ts'
import type { Page } from '#contract/kit/paging.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Order, OrderBookingQuery, OrderQuery, OrderStatus } from '#contract/orders/order.ts'
import type { OrderEdit, StatusChange } from '#contract/orders/order-draft.ts'
import { orderEndpoints as calls } from '#contract/orders/order-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

const { path } = calls.list
const lists = [path, 'list']

export const useOrders = (query: Partial<OrderQuery>) =>
  useQuery({
    queryKey: [...lists, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

/** The order for its form: always read anew, since an edit says which version it saw, and then left alone. */
export const useOrderToEdit = (slug: string) =>
  useQuery({
    queryKey: [path, 'edit', slug],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { leaveAlone: true },
  })

export const useOrderBookings = (query: Partial<OrderBookingQuery>, enabled = true) =>
  useQuery({
    queryKey: [calls.bookings.path, query],
    queryFn: async ({ signal }) => (await call(calls.bookings, { query, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  })

/** The booking that was chosen, wherever it was found. */
export const useOrderBooking = (id: number | null | undefined) =>
  useQuery({
    queryKey: [calls.bookings.path, { id }],
    queryFn: async ({ signal }) => (await call(calls.bookings, { query: { id: id ?? 0 }, signal })).data[0] ?? null,
    enabled: Boolean(id),
    staleTime: 30_000,
  })

/** All that can be ordered now. */
export const useMenu = () =>
  useQuery({
    queryKey: [itemEndpoints.list.path, 'menu'],
    queryFn: async ({ signal }) =>
      (await call(itemEndpoints.list, { query: { all: true, orderable: true }, signal })).data.data,
    staleTime: 30_000,
  })

export const usePlaceOrder = () => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: OrderEdit) => once(body, (actKey) => call(calls.place, { body, actKey })),
  })
}

export const useUpdateOrder = () =>
  useMutation({
    mutationFn: ({ slug, body }: { slug: string; body: OrderEdit }) => call(calls.update, { params: { slug }, body }),
  })

/** Shows the new status at once; if the call fails, the old one is back. */
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
    onError: (failure, _given, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page)
      // A clear refusal shows that a colleague was here.
      if (failure instanceof Problem && failure.status >= 400 && failure.status < 500) client.invalidateQueries()
    },
  })
}

const withStatus = (page: Page<Order>, slug: string, status: OrderStatus) => ({
  ...page,
  data: page.data.map((order) => (order.slug === slug ? { ...order, status } : order)),
})
