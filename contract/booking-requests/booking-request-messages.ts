import { deliverySentence, type MailDelivery } from '#contract/kit/mail-delivery.ts'
import { formatRupees, larger, type Paise, smaller } from '#contract/kit/money.ts'

const tellTheGuest = 'Please inform the guest yourself; the answer is also in the guest area.'

export const bookingRequestMessages = {
  sent: 'Your request is sent. The answer appears in My Bookings.',
  answered: 'The request is answered.',
  withdrawn: 'Your request is withdrawn.',
  confirmed: (bookingNumber: string, delivery: MailDelivery) =>
    `${bookingNumber} is booked. ${deliverySentence(delivery, 'The guest is informed by email.', tellTheGuest)}`,
  declined: (delivery: MailDelivery) =>
    `The request is declined. ${deliverySentence(delivery, 'The guest is informed by email.', tellTheGuest)}`,

  reasonRequired: 'Please give a reason. The guest reads it.',
  missing: 'This request no longer exists. Refresh the list.',
  typeMissing: 'This room type is no longer offered. Search again.',
  typeTaken: 'No room of this type is free for these dates any more. Choose another type or other dates.',
  planMissing: 'This offer is no longer available. Search again.',
  notOffered: (violation: string) => `${violation}. Choose other dates or another offer.`,
  tooMany: (most: number) => `You have ${most} open requests. Wait for an answer, or withdraw one.`,
  tooSmall: (people: string) => `This room is too small: ${people}. Choose a larger one.`,
  notOpen: (status: string) => `This request is ${status} already. Refresh the list.`,
  arrivalPassed: 'The day of arrival has passed. Decline the request and say what you can offer.',

  /** `₹6,670.00 to ₹7,528.00 a night, ₹16,036.00 with tax` */
  priceShown: (nights: { rent: Paise }[], total: Paise) => {
    const rents = nights.map(({ rent }) => rent)
    const [lowest, highest] = [rents.reduce(smaller), rents.reduce(larger)].map(formatRupees)
    return `${lowest === highest ? lowest : `${lowest} to ${highest}`} a night, ${formatRupees(total)} with tax`
  },
  reasonHelp: 'For another rent or other meals than the rate plan’s',
  searchFailed: 'Failed to look for free rooms',
  listFailed: 'Failed to load booking requests',
  sendFailed: 'Your request could not be sent. Please try again.',
  withdrawFailed: 'Your request could not be withdrawn. Please try again.',
  confirmFailed: 'The request could not be confirmed. Please try again.',
  declineFailed: 'The request could not be declined. Please try again.',
}
