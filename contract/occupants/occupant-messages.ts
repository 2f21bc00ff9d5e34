import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export const occupantMessages = {
  saved: (name: string) => `${name} added`,
  updated: (name: string) => `${name} changed`,
  removed: (name: string) => `${name} removed from the room`,
  notRegistered: (count: number) => `${counted(count, 'person', 'people')} not registered`,
  sameJourney: (name: string) => `Same journey as ${name}`,
  missing: 'This person is no longer in the booking. Reload the page.',
  guestMissing: 'Choose a guest from the list: this one does not exist.',
  inTwice: 'This person is already in this booking.',
  inHouseAlready: (people: { name: string; room: string; booking_number: string }[]) =>
    `${people.map(({ name, room, booking_number }) => `${name} is already in room ${room} (booking ${booking_number}).`).join(' ')} Check in anyway?`,
  whoIsIt: 'Choose a guest, or enter a new one.',
  wrongAge: 'The age must be between 0 and 120.',
  wholeTime: 'Enter date and time.',
  leftTooEarly: 'The departure must come after the arrival.',
  inFuture: 'This time has not come yet.',
  notThen: (from: CalendarDate, to: CalendarDate) =>
    `This is far from the booked nights, ${formatDay(from)} to ${formatDay(to)}. Check month and year.`,
  lineMissing: 'Choose a room of this booking.',
  ended: 'This booking was cancelled or nobody came, so nobody is in its rooms.',
  departed: 'The guests have left. Only somebody who may correct past nights can change who was in the room.',
  listFailed: 'The people of this booking could not be loaded.',
  staysFailed: 'The stays of this guest could not be loaded.',
  noStays: 'No stay yet.',
  latestStays: (shown: number, total: number) => `The latest ${shown} of ${total} stays.`,
  roomsFailed: 'The bookings could not be loaded.',
  noRoomFound: (typed: string) =>
    typed ? 'No room that is booked or occupied fits this' : 'Type a room, a guest or a booking number',
  addFailed: 'The person could not be added.',
  changeFailed: 'The person could not be changed.',
  removeFailed: 'The person could not be removed.',
  photoFailed: (name: string) => `${name} was added, but the photo was not saved. Add it in the guest’s form.`,
  addTyped: (typed: string) => (typed ? `Add “${typed}” as a new person` : 'Add a new person'),
  moreThanBooked: (people: number) =>
    `The booking is for ${counted(people, 'person', 'people')}. Change the booking, so that meals and extra people are charged.`,
  changedMeanwhile: (who: string) => `${who} has changed this person meanwhile. Check the new values and save again.`,
}
