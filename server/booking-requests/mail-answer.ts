import type { BookingRequest } from '#contract/booking-requests/booking-request.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import type { Services } from '#server/kit/services.ts'
import { getMyHotel } from '#server/my-stays/my-stay-store.ts'

/** Where the guest sees the answer. */
export const answerLink = ({ publicUrl }: Pick<Services, 'publicUrl'>) => `${publicUrl}/candidate/bookings`

/** Tells the guest how the hotel has answered. */
export const mailAnswer = async (services: Services, request: BookingRequest) => {
  const { db, mail } = services
  const { guest, room_type, check_in_date, check_out_date, status, booking_number, answer } = request
  if (guest.email === '') return
  const hotel = await getMyHotel(db)
  const nights = `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`
  const reached = [hotel.phone, hotel.email].filter(Boolean).join(', ')
  const lines =
    status === 'confirmed'
      ? [
          `your booking ${booking_number} is confirmed: ${room_type}, ${nights}.`,
          `See it here: ${answerLink(services)}`,
        ]
      : [`we can't offer you ${room_type} from ${nights}.`, answer]
  await mail({
    to: guest.email,
    subject: status === 'confirmed' ? `Booked: ${hotel.name}, ${nights}` : `Your request to ${hotel.name}`,
    text: [`Hello ${guest.name},`, ...lines, [hotel.name, reached].filter(Boolean).join('\n')].join('\n\n'),
  })
}
