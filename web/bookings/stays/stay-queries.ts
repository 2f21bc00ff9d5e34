import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/booking.ts'
import type { CheckOutRoom, CorrectNights, Extend, MoveRoom, SwapRooms } from '#contract/bookings/stays/stay-actions.ts'
import { stayEndpoints as calls, type PreviewQuery } from '#contract/bookings/stays/stay-endpoints.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import type { z } from '#contract/kit/z.ts'
import { onBooking } from '#web/bookings/booking-queries.ts'
import { call } from '#web/kit/api/api.ts'
import { type ActOptions, useAct } from '#web/kit/api/use-write.ts'

/** The bill before and after a change, and the restrictions that it violates; not read while the change is incomplete. */
export const usePreview = (slug: string, query: PreviewQuery | undefined, isSent: boolean) =>
  useQuery({
    queryKey: ['preview of a change', slug, query],
    queryFn: async ({ signal }) =>
      (await call(calls.preview, { params: { slug }, ...(query && { query }), signal })).data,
    // Not read again while it is saved and afterwards: then the change is no longer possible.
    enabled: query !== undefined && !isSent,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

/** The booking as the sheet shows it: a colleague's change in between is told. */
type Seen = Pick<Booking, 'slug' | 'version'>

type Changed = z.output<typeof calls.moveRoom.reply>

export const useMoveRoom = ({ slug, version }: Seen, options: ActOptions<Changed>) =>
  useAct(calls.moveRoom, (body: MoveRoom) => ({ params: { slug }, body: { ...body, version } }), say.moveFailed, {
    ...onBooking(slug),
    ...options,
  })

export const useSwapRooms = ({ slug, version }: Seen, options: ActOptions<Changed>) =>
  useAct(calls.swapRooms, (body: SwapRooms) => ({ params: { slug }, body: { ...body, version } }), say.swapFailed, {
    ...onBooking(slug),
    ...options,
  })

export const useExtend = ({ slug, version }: Seen, options: ActOptions<Changed>) =>
  useAct(calls.extend, (body: Extend) => ({ params: { slug }, body: { ...body, version } }), say.extendFailed, {
    ...onBooking(slug),
    ...options,
  })

export const useCheckOutRoom = ({ slug, version }: Seen, options: ActOptions<Changed>) =>
  useAct(
    calls.checkOutRoom,
    (body: CheckOutRoom) => ({ params: { slug }, body: { ...body, version } }),
    say.checkOutRoomFailed,
    {
      ...onBooking(slug),
      ...options,
    },
  )

export const useCorrectNights = ({ slug, version }: Seen, options: ActOptions<Changed>) =>
  useAct(
    calls.correctNights,
    (body: CorrectNights) => ({ params: { slug }, body: { ...body, version } }),
    say.correctFailed,
    {
      ...onBooking(slug),
      ...options,
    },
  )
