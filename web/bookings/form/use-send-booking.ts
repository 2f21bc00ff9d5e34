import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import type { Room } from '#contract/rooms/room.ts'
import { usePlaceBooking, useUpdateBooking } from '#web/bookings/booking-queries.ts'
import { useConfirmedSend } from '#web/kit/feedback/use-confirmed-send.ts'
import { useAdvanceOf } from '#web/payment-methods/payment-method-queries.ts'
import { cashQuestion } from '#web/payments/payment-queries.ts'

const tooManyPeople = { title: 'Too many people', confirmLabel: 'Save anyway' }

const questions = {
  over_capacity: { flag: 'confirm_occupancy', ...tooManyPeople },
  advance_above_bill: { flag: 'confirm_advance', title: 'Advance above the bill', confirmLabel: 'Save anyway' },
  cash_limit: { flag: 'confirm_cash', ...cashQuestion },
} as const

/** Sends a booking. It asks before saving more people than the rooms are for, or an advance above the bill. */
export const useSendBooking = () => {
  const place = usePlaceBooking()
  const update = useUpdateBooking()
  const { sendConfirmed, ask, dialog } = useConfirmedSend<'confirm_occupancy' | 'confirm_advance' | 'confirm_cash'>(
    questions,
  )
  const advanceOf = useAdvanceOf()

  const deliver = (draft: BookingDraft, base: BookingDetail | undefined) =>
    // An edit takes no money.
    base
      ? update.mutateAsync({
          slug: base.slug,
          body: { ...draft, advance_amount: undefined, version: base.version },
        })
      : place.mutateAsync(draft)

  const send = async (draft: BookingDraft, base: BookingDetail | undefined, rooms: Room[]) => {
    const wanted = new Set(wantedRooms(draft).map(({ room_id }) => room_id))
    const known = rooms.filter(({ id }) => wanted.has(id))
    const beyond =
      known.length === wanted.size
        ? excessPeople(
            draft,
            known.map(({ room_type }) => room_type),
          )
        : ''
    if (beyond && !(await ask({ ...tooManyPeople, text: say.overCapacity(beyond) }))) return undefined
    return sendConfirmed((confirmed) => deliver({ ...advanceOf(draft), ...confirmed }, base), {
      ...(beyond && { confirm_occupancy: true }),
    })
  }
  const isSent = [place, update].some(({ isPending, isSuccess }) => isPending || isSuccess)
  return { send, isSent, dialog }
}
