import { useMutation, useQuery } from '@tanstack/react-query'
import type { BookingSourceEdit } from '#contract/booking-sources/booking-source.ts'
import { bookingSourceEndpoints as calls } from '#contract/booking-sources/booking-source-endpoints.ts'
import { bookingSourceMessages as say } from '#contract/booking-sources/booking-source-messages.ts'
import { topicOf } from '#contract/kit/live.ts'
import { call } from '#web/kit/api/api.ts'
import { rowWithId } from '#web/kit/api/row-with-id.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useBookingSources = () =>
  useQuery({
    queryKey: [calls.list.path],
    queryFn: async ({ signal }) => (await call(calls.list, { signal })).data,
    staleTime: 60_000,
  })

export const fetchBookingSource = async (id: number) => rowWithId((await call(calls.list)).data, id, say.missing)

const meta = { changes: topicOf(calls.list.path) }

export const useSaveBookingSource = (id: number | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: BookingSourceEdit) =>
      id === undefined
        ? once(body, (actKey) => call(calls.save, { body, actKey }))
        : call(calls.update, { params: { id }, body }),
    meta,
  })
}

export const useRemoveBookingSource = () =>
  useMutation({ mutationFn: (id: number) => call(calls.remove, { params: { id } }), meta })
