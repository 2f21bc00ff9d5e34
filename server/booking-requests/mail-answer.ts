import { mailedPaths } from '#contract/auth/mailed-paths.ts'
import type { BookingRequest } from '#contract/booking-requests/booking-request.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { getRequest } from '#server/booking-requests/booking-request-store.ts'
import { type Job, mailAttempts } from '#server/kit/jobs/job.ts'
import { deliveryOf } from '#server/kit/mail/mail.ts'
import type { Services } from '#server/kit/services.ts'
import { getMyHotel } from '#server/my-stays/my-stay-store.ts'
import { recordUnsentEmail } from '#server/notices/unsent-email.ts'

/** The page on which the guest sees the answer. */
const answerLink = ({ publicUrl }: Pick<Services, 'publicUrl'>) => `${publicUrl}${mailedPaths.candidateBookings}`

/** Enqueues the mail that tells the guest the answer. Without a mail server the caller gets the link instead. */
export const sendAnswer = async (services: Services, { slug, guest }: BookingRequest) => {
  const delivery = deliveryOf(services, guest.email)
  if (delivery !== 'no_address') await services.jobs.add(services.db, answerMail, { slug }, guest.name)
  return { delivery, link: delivery === 'mailed' ? null : answerLink(services) }
}

export const answerMail: Job<{ slug: string }> = {
  name: 'mail_request_answer',
  data: z.object({ slug: z.string() }),
  maxAttempts: mailAttempts,
  onGivenUp: recordUnsentEmail,
  run: async (services, { slug }, { id }) => {
    const request = await getRequest(services.db, slug)
    if (request?.guest.email) await mailAnswer(services, request, id)
  },
}

const mailAnswer = async (services: Services, request: BookingRequest, id: string) => {
  const { db, mail } = services
  const { guest, room_type, check_in_date, check_out_date, status, booking_number, answer } = request
  const hotel = await getMyHotel(db)
  const nights = `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`
  const reached = [hotel.phone, hotel.email].filter(Boolean).join(', ')
  const lines =
    status === 'confirmed'
      ? [
          `Your booking ${booking_number} is confirmed: ${room_type}, ${nights}.`,
          `See it here: ${answerLink(services)}`,
        ]
      : [`We can't offer you ${room_type} from ${nights}.`, answer]
  await mail({
    id,
    to: guest.email,
    subject: status === 'confirmed' ? `Booked: ${hotel.name}, ${nights}` : `Your request to ${hotel.name}`,
    text: [`Hello ${guest.name},`, ...lines, [hotel.name, reached].filter(Boolean).join('\n')].join('\n\n'),
  })
}
