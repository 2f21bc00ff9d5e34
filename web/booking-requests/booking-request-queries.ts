import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type {
  BookingRequestDraft,
  BookingRequestQuery,
  FreeTypeQuery,
  RequestConfirmation,
} from '#contract/booking-requests/booking-request.ts'
import { bookingRequestEndpoints as calls } from '#contract/booking-requests/booking-request-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useBookingRequests = (query: BookingRequestQuery) =>
  useQuery({
    queryKey: [calls.list.path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

// After a refusal the data is read again, since a colleague may have been faster.
const readAgain = { readAgainWhenRefused: true }

export const useConfirmRequest = (slug: string) =>
  useWrite(calls.confirm, (body: RequestConfirmation) => ({ params: { slug }, body }), readAgain)

export const useDeclineRequest = (slug: string) =>
  useWrite(calls.decline, (body: { reason: string }) => ({ params: { slug }, body }), readAgain)

export const useFreeTypes = (query: FreeTypeQuery | undefined) =>
  useQuery({
    queryKey: [calls.freeTypes.path, query],
    queryFn: async ({ signal }) => (await call(calls.freeTypes, { query: query ?? {}, signal })).data,
    enabled: query !== undefined,
  })

export const useMyRequests = () =>
  useQuery({
    queryKey: [calls.mine.path],
    queryFn: async ({ signal }) => (await call(calls.mine, { signal })).data,
  })

export const useSendRequest = () => useWrite(calls.send, (body: BookingRequestDraft) => ({ body }))

export const useWithdrawRequest = () => useWrite(calls.withdraw, (slug: string) => ({ params: { slug } }))
