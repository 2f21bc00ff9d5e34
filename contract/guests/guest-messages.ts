import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

export const guestMessages = {
  expired: (document: string, day: CalendarDate) => `${document} expired on ${formatDay(day)}`,
  expiresDuringStay: (document: string, day: CalendarDate) =>
    `${document} expires on ${formatDay(day)}, during the stay`,
  /** The badge of a foreign national at check-in. */
  formThree: (labels: string[]) =>
    `Form III: ${labels.length <= 3 ? labels.join(', ') : `${labels.slice(0, 2).join(', ')} and ${labels.length - 2} more`}`,
  neededForFormThree: 'Needed for Form III',
  notInList: 'Not in the portal’s list',

  saved: 'Guest registered successfully!',
  updated: 'Guest updated successfully!',
  removed: 'Guest deleted successfully',
  missing: 'Guest not found.',
  changedMeanwhile: changedMeanwhile('this guest'),
  photoNotForYou: 'A photo of the ID is stored. Your role does not include photos of IDs.',
  photoMissing: 'This guest has no ID proof photo. Add one in the guest form.',
  hasBookings: 'This guest has bookings and cannot be deleted. Cancel or complete the bookings instead.',
  anonymised: 'This guest was anonymised. Register the person as a new guest.',
  nationalityMissing: 'This nationality is not in the list. Choose another.',
  errorTitle: 'Error',
  loadFailed: 'Failed to load guest details.',
  listFailed: 'Failed to load guests',
  nationalitiesFailed: 'Failed to load nationalities.',
  saveFailed: 'Failed to save guest. Please try again.',
  removeTitle: 'Delete Guest',
  removeFailed: 'Delete failed',
  duplicates: (names: string) => `Already registered? ${names}`,

  photoNotKept: 'A photo that you had chosen must be chosen again.',
  companionLater: 'ID proof and the documents of a foreign national are asked for at check-in.',
  addressOfRoom: 'Empty if it is that of the guest who books',
  quickLater: 'Address, ID proof and the documents of a foreign national are asked for at check-in.',

  required: (label: string) => `${label} is required`,
  phone: 'Please enter a valid 10-digit phone number',
  foreignPhone: 'Please enter a valid phone number',
  aadhaar: 'Enter the 12 digits of the Aadhaar number; only the last 4 are kept',
  inFuture: 'Date cannot be in the future',
  notSoOld: 'Enter a date after 1900',
  afterBirth: 'This date is before the birth date',
  passportExpiry: 'Passport date of expiry must be after its date of issue',
  passportExpired: 'The passport had expired on the day of arrival in India',
  visaValidity: 'Visa validity date must be after its date of issue',
  visaExpired: 'The visa had expired on the day of arrival in India',

  passportNewer: 'The passport was issued after the arrival in India. Fine if it was renewed here.',
  passportRunsOut: 'The passport expires within 6 months of the arrival. Some visas are not valid with it.',
  passportOver: 'The passport has expired since. Ask for the new one.',
  visaNewer: 'The visa was issued after the arrival in India. Fine if it was extended or changed here.',
  visaOver: 'The visa has expired since. The guest must see the FRRO.',
  visaTooShort: 'The visa ends before the stay in India does.',
}
