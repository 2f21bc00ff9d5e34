import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  BookingRequestDraft,
  BookingRequestQuery,
  FreeTypeQuery,
  RequestConfirmation,
} from '#contract/booking-requests/booking-request.ts'
import { bookingRequestEndpoints as calls } from '#contract/booking-requests/booking-request-endpoints.ts'
import { availabilityEndpoint } from '#contract/rooms/availability.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useBookingRequests = (query: BookingRequestQuery) =>
  useQuery({
    queryKey: [calls.list.path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

/** An answer to a request. Refused, it shows that a colleague was here: the lists are read again then, too. */
const useAnswer = <Body>(slug: string, act: (body: Body, actKey: string) => Promise<{ message: string }>) => {
  const client = useQueryClient()
  const once = useActKey()
  return useMutation({
    mutationFn: (body: Body) => once([slug, body], (actKey) => act(body, actKey)),
    onError: () => client.invalidateQueries(),
  })
}

export const useConfirmRequest = (slug: string) =>
  useAnswer(slug, (body: RequestConfirmation, actKey) => call(calls.confirm, { params: { slug }, body, actKey }))

export const useDeclineRequest = (slug: string) =>
  useAnswer(slug, (body: { reason: string }, actKey) => call(calls.decline, { params: { slug }, body, actKey }))

/** Free rooms for the nights of a request. */
export const useRoomsFor = ({ check_in_date, check_out_date }: FreeTypeQuery) =>
  useQuery({
    queryKey: [availabilityEndpoint.path, { check_in_date, check_out_date }],
    queryFn: async ({ signal }) =>
      (await call(availabilityEndpoint, { query: { check_in_date, check_out_date }, signal })).data,
  })

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

export const useSendRequest = () => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: BookingRequestDraft) => once(body, (actKey) => call(calls.send, { body, actKey })),
  })
}

export const useWithdrawRequest = () =>
  useMutation({ mutationFn: (slug: string) => call(calls.withdraw, { params: { slug } }) })
