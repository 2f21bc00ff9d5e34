import type { BookingDetail } from '#contract/bookings/booking.ts'
import { type BookingDraft, staysOf } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { peopleBeyond } from '#contract/bookings/occupancy.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Room } from '#contract/rooms/room.ts'
import { usePlaceBooking, useUpdateBooking } from '#web/bookings/booking-queries.ts'
import { useQuestion } from '#web/kit/use-question.tsx'

/** Sends a booking; more people than the rooms are made for need a word of the desk first. */
export const useSendBooking = () => {
  const place = usePlaceBooking()
  const update = useUpdateBooking()
  const { ask, dialog } = useQuestion()

  const deliver = (draft: BookingDraft, base: BookingDetail | undefined) =>
    base ? update.mutateAsync({ slug: base.slug, body: { ...draft, version: base.version } }) : place.mutateAsync(draft)

  const confirm = (text: string) => ask({ title: 'More people than beds', text, goOn: 'Save all the same' })

  const send = async (draft: BookingDraft, base: BookingDetail | undefined, rooms: Room[]) => {
    const wanted = new Set(staysOf(draft).map(({ room_id }) => room_id))
    const known = rooms.filter(({ id }) => wanted.has(id))
    const beyond =
      known.length === wanted.size
        ? peopleBeyond(
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
