import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import type { Paise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Room } from '#contract/rooms/room.ts'
import { usePlaceBooking, useUpdateBooking } from '#web/bookings/booking-queries.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { sumOfInput } from '#web/bookings/form/use-form-bill.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { useBillTaxes } from '#web/taxes/tax-queries.ts'

/** Sends a booking. It asks before saving more people than the rooms are for, or an advance above the bill. */
export const useSendBooking = (form: BookingForm) => {
  const place = usePlaceBooking()
  const update = useUpdateBooking()
  const { ask, dialog } = useQuestion()
  const { data: taxes } = useBillTaxes()

  const deliver = (draft: BookingDraft, base: BookingDetail | undefined) =>
    // An edit takes no money.
    base
      ? update.mutateAsync({
          slug: base.slug,
          body: { ...draft, advance_amount: undefined, version: base.version },
        })
      : place.mutateAsync(draft)

  const confirm = (text: string) => ask({ title: 'Too many people', text, confirmLabel: 'Save anyway' })

  /** The total that the advance of a new booking exceeds. */
  const exceededTotal = ({ advance_amount }: BookingDraft, base: BookingDetail | undefined) => {
    if (!taxes || base) return undefined
    const { total } = sumOfInput(form.getValues(), taxes, undefined, undefined)
    return advance_amount > total ? total : undefined
  }
  const confirmAdvance = (advance: Paise, total: Paise) =>
    ask({ title: 'Advance above the bill', text: say.advanceAboveBill(advance, total), confirmLabel: 'Save anyway' })

  const send = async (draft: BookingDraft, base: BookingDetail | undefined, rooms: Room[]) => {
    const total = exceededTotal(draft, base)
    if (total !== undefined && !(await confirmAdvance(draft.advance_amount, total))) return undefined
    const wanted = new Set(wantedRooms(draft).map(({ room_id }) => room_id))
    const known = rooms.filter(({ id }) => wanted.has(id))
    const beyond =
      known.length === wanted.size
        ? excessPeople(
            draft,
            known.map(({ room_type }) => room_type),
          )
        : ''
    if (beyond && !(await confirm(say.overCapacity(beyond)))) return undefined
    try {
      return await deliver({ ...draft, confirm_occupancy: beyond !== '' }, base)
    } catch (failure) {
      const isTooFull = failure instanceof Problem && failure.code === 'over_capacity'
      if (!isTooFull) throw failure
      return (await confirm(failure.message)) ? deliver({ ...draft, confirm_occupancy: true }, base) : undefined
    }
  }
  const isSent = [place, update].some(({ isPending, isSuccess }) => isPending || isSuccess)
  return { send, isSent, dialog }
}
