import { keepPreviousData, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillQuery } from '#contract/bookings/bill.ts'
import type { BookingDetail, BookingQuery } from '#contract/bookings/booking.ts'
import type { BookingDraft, BookingEdit } from '#contract/bookings/booking-draft.ts'
import { type CheckOut, bookingEndpoints as calls } from '#contract/bookings/booking-endpoints.ts'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

const { path } = calls.list

export const useBookings = (query: BookingQuery) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchBooking = async (slug: string, signal?: AbortSignal) =>
  (await call(calls.get, { params: { slug }, ...(signal && { signal }) })).data

export const useBooking = (slug: string | undefined) =>
  useQuery({
    queryKey: [path, 'one', slug],
    queryFn: ({ signal }) => fetchBooking(slug ?? '', signal),
    enabled: slug !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** The booking for its form: always read anew, since an edit says which version it saw, and then left alone. */
export const useBookingToEdit = (slug: string) =>
  useQuery({
    queryKey: [path, 'edit', slug],
    queryFn: ({ signal }) => fetchBooking(slug, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { leaveAlone: true },
  })

/** The bill as it would be with these dates; the booked ones unless said. */
export const useBill = (slug: string | undefined, dates: BillQuery = {}) =>
  useQuery({
    queryKey: [path, 'bill', slug, dates],
    queryFn: async ({ signal }) =>
      (await call(calls.bill, { params: { slug: slug ?? '' }, query: dates, signal })).data,
    enabled: slug !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The company that the invoice may be for. */
export const useBilledCompany = (slug: string) =>
  useQuery({
    queryKey: [calls.billedCompany.path, slug],
    queryFn: async ({ signal }) => (await call(calls.billedCompany, { params: { slug }, signal })).data,
    staleTime: 0,
    // A form that is being filled in is left alone.
    refetchOnWindowFocus: false,
  })

export const usePlaceBooking = () => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: BookingDraft) => once(body, (actKey) => call(calls.place, { body, actKey })),
  })
}

export const useUpdateBooking = () =>
  useMutation({
    mutationFn: ({ slug, body }: { slug: string; body: BookingEdit }) => call(calls.update, { params: { slug }, body }),
  })

interface Reply {
  message: string
  data: BookingDetail
}

/** An act on one booking. Refused, it shows that a colleague was here: the screens are read again then, too. */
const useAct = <Given, Done extends Reply>(slug: string, act: (given: Given, actKey: string) => Promise<Done>) => {
  const client = useQueryClient()
  const once = useActKey()
  return useMutation({
    mutationKey: ['booking-act', slug],
    mutationFn: (given: Given) => once(given, (actKey) => act(given, actKey)),
    onError: () => client.invalidateQueries(),
  })
}

/** Whether an act on this booking is under way. */
export const useIsBusy = (slug: string) => useIsMutating({ mutationKey: ['booking-act', slug] }) > 0

export const useCheckIn = (slug: string) =>
  useAct(slug, (body: { confirm_early: boolean }, actKey) => call(calls.checkIn, { params: { slug }, body, actKey }))

export const useCheckOut = (slug: string) =>
  useAct(slug, (body: CheckOut, actKey) => call(calls.checkOut, { params: { slug }, body, actKey }))

export const useCancelBooking = (slug: string) =>
  useAct(slug, (body: { reason: string }, actKey) => call(calls.cancel, { params: { slug }, body, actKey }))

export const useNoShow = (slug: string) =>
  useAct(slug, (_: undefined, actKey) => call(calls.noShow, { params: { slug }, actKey }))

export const fetchInvoicePdf = (number: string) => callForFile(invoiceEndpoints.pdf, { params: { number } })
