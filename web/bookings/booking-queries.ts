import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query'
import type { BookingQuery } from '#contract/bookings/booking.ts'
import type { BookingDraft, BookingEdit } from '#contract/bookings/booking-draft.ts'
import { type CheckIn, type CheckOut, bookingEndpoints as calls } from '#contract/bookings/booking-endpoints.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { cancellationEndpoints } from '#contract/bookings/cancellation/cancellation-endpoints.ts'
import type { CancelBooking, MarkNoShow } from '#contract/bookings/cancellation/end-booking.ts'
import type { BillQuery } from '#contract/folios/bill.ts'
import type { z } from '#contract/kit/z.ts'
import { call } from '#web/kit/api/api.ts'
import { type ActOptions, useAct, useWrite } from '#web/kit/api/use-write.ts'

const { path } = calls.list

export const useBookings = (query: BookingQuery, enabled = true) =>
  useQuery({
    enabled,
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

/** The booking to edit. Always read anew, because an edit sends its version; not refreshed while it is edited. */
export const useBookingToEdit = (slug: string) =>
  useQuery({
    queryKey: [path, 'edit', slug],
    queryFn: ({ signal }) => fetchBooking(slug, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

/** The bill with these dates, by default the booked ones. */
export const useBill = (slug: string | undefined, dates: BillQuery = {}) =>
  useQuery({
    queryKey: [path, 'bill', slug, dates],
    queryFn: async ({ signal }) =>
      (await call(calls.bill, { params: { slug: slug ?? '' }, query: dates, signal })).data,
    enabled: slug !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The fee that the policy proposes now, and the money received. */
export const useCancellation = (slug: string, no_show: boolean) =>
  useQuery({
    queryKey: [path, 'cancellation', slug, no_show],
    queryFn: async ({ signal }) =>
      (await call(cancellationEndpoints.propose, { params: { slug }, query: { no_show }, signal })).data,
    staleTime: 0,
  })

/** The company that the invoice may be for. */
export const useBilledCompany = (slug: string) =>
  useQuery({
    queryKey: [calls.billedCompany.path, slug],
    queryFn: async ({ signal }) => (await call(calls.billedCompany, { params: { slug }, signal })).data,
    staleTime: 0,
    // Not refreshed while the form is being filled in.
    refetchOnWindowFocus: false,
  })

export const usePlaceBooking = () => useWrite(calls.place, (body: BookingDraft) => ({ body }))

export const useUpdateBooking = () =>
  useWrite(calls.update, ({ slug, body }: { slug: string; body: BookingEdit }) => ({ params: { slug }, body }))

/** After a refusal the data is read again, since a colleague may have been faster. */
export const onBooking = (slug: string) => ({ mutationKey: ['booking-act', slug], readAgainWhenRefused: true })

/** Whether this booking is being checked in or out, cancelled or marked as a no-show. */
export const useIsBusy = (slug: string) => useIsMutating({ mutationKey: ['booking-act', slug] }) > 0

type Changed = z.output<typeof calls.checkIn.reply>

export const useCheckIn = (slug: string, options: ActOptions<Changed>) =>
  useAct(calls.checkIn, (body: CheckIn) => ({ params: { slug }, body }), say.checkInFailed, {
    ...onBooking(slug),
    ...options,
  })

export const useCheckOut = (slug: string, options: ActOptions<z.output<typeof calls.checkOut.reply>>) =>
  useAct(calls.checkOut, (body: CheckOut) => ({ params: { slug }, body }), say.checkOutFailed, {
    ...onBooking(slug),
    ...options,
  })

export const useCancelBooking = (slug: string, options: ActOptions<Changed>) =>
  useAct(calls.cancel, (body: CancelBooking) => ({ params: { slug }, body }), say.cancelFailed, {
    ...onBooking(slug),
    ...options,
  })

export const useNoShow = (slug: string, options: ActOptions<Changed>) =>
  useAct(calls.noShow, (body: MarkNoShow) => ({ params: { slug }, body }), say.noShowFailed, {
    ...onBooking(slug),
    ...options,
  })
