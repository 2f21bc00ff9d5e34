import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

export const bookingMessages = {
  chooseType: 'Please select a booking type',
  advanceVoucher: 'As the receipt voucher will name it',
  paidMeanwhile:
    'Nothing is left to pay: the bill was paid in the meantime. The guest is not checked out yet, and no payment was saved. Check out again without a payment.',
  advanceAboveBill: (advance: Paise, total: Paise) =>
    `The advance of ${formatRupees(advance)} is more than the bill's total of ${formatRupees(total)}. Is the amount right?`,
  addTypedGuest: (typed: string) => `Add “${typed}” as a new guest`,
  chooseGuest: 'Please select a guest',
  chooseRoom: 'Please select a room',
  chooseFoodPlan: 'Please select a food plan',
  checkInRequired: 'Check-in date is required',
  checkOutRequired: 'Check-out date is required',
  dateInPast: 'Date cannot be in the past',
  tooLongAgo: 'A late entry goes back at most 1 year',
  tooFarAhead: 'Bookings are taken at most 2 years ahead',
  checkOutAfterCheckIn: 'Check-out date must be after check-in date',
  arrivalTooEarly: (days: number) =>
    `The arrival can be at most ${days.toLocaleString('en-IN')} days before the departure`,
  wrongDeparture: (from: CalendarDate, to: CalendarDate) =>
    `Choose a departure from ${formatDay(from)} to ${formatDay(to)}`,
  stayTooLong: (nights: number) => `A stay has at most ${nights} nights`,
  adultsRequired: 'Number of adults is required',
  oneAdult: 'At least 1 adult is required',
  notNegative: 'Value cannot be negative',
  tooManyPeople: 'At most 500 people',
  peopleNamed: (count: number) => `${count} people are named. Enter as many, or remove a companion.`,
  peopleInRooms: (count: number) => `The rooms add up to ${count}. Change this number, or the people of a room.`,
  advanceIsPayment: 'Payments and refunds are added on the page of the booking',
  advanceRequired: 'Advance amount is required',
  amountNegative: 'Amount cannot be negative',
  rentRequired: 'Room rent is required',
  rentNegative: 'Room rent cannot be negative',
  rateRequired: 'Food plan rate is required',
  rateNegative: 'Rate cannot be negative',
  wrongTime: 'Enter a time as HH:MM, such as 18:30',
  lateEntryReason: 'Please say why this stay is entered late',

  groupGuestRequired: 'Guest is required',
  groupFoodPlanRequired: 'Food plan is required',
  groupRoomRequired: 'Room is required',
  atLeastTwoRooms: 'At least 2 room(s) are required.',
  tooManyRooms: 'A group booking has at most 50 rooms',
  roomOrType: 'Choose a room or a room type, not both',
  roomTwice: 'This room is already in the list',
  lineTwice: 'This line is already in the list. Leave out the line of a new room.',
  roomArrivalOutside: (from: CalendarDate, to: CalendarDate) =>
    `This room's check-in must be between the booking's dates, ${formatDay(from)} and ${formatDay(to)}`,
  roomDepartureOutside: (from: CalendarDate, to: CalendarDate) =>
    `This room's check-out must be between the booking's dates, ${formatDay(from)} and ${formatDay(to)}`,

  saved: 'Booking saved successfully',
  groupSaved: 'Group booking saved successfully!',
  updated: 'Booking updated successfully',
  checkedIn: 'Check-in successful!',
  checkedOutWith: (numbers: string[]) =>
    numbers.length === 1
      ? `Checkout successful! Invoice ${numbers[0]} generated.`
      : ['Checkout successful!', ...numbers.map((number) => `Invoice ${number} generated.`)].join(' '),
  cancelled: 'Booking cancelled. Its nights are free again.',
  markedNoShow: 'Marked as no-show. Its nights are free again.',

  missing: 'This booking no longer exists. Go back to the list and choose another.',
  guestMissing: 'This guest no longer exists. Choose another.',
  listedGuestMissing: 'A guest in the list no longer exists. Choose another.',
  roomMissing: 'This room no longer exists. Choose another.',
  isIndividual: 'This is an individual booking, so it cannot be changed as a group booking.',
  isGroup: 'This is a group booking, so it cannot be changed as an individual booking.',
  sourceMissing: 'This source no longer exists. Choose another.',
  companyMissing: 'This company no longer exists. Choose another.',
  companyInactive: (name: string) =>
    `${name} is inactive. Choose another company, or make it active in the list of companies.`,
  rentTwice: (date: CalendarDate) => `The rent of ${formatDay(date)} is given twice. Send one rent for each night.`,
  rentOutside: (date: CalendarDate) =>
    `${formatDay(date)} is not a night of this stay. Send rents only for nights from check-in to the day before check-out.`,
  foodPlanMissing: 'This food plan no longer exists. Choose another.',
  roomTaken: (room: string, from: CalendarDate, to: CalendarDate) =>
    `Room ${room} is already booked for ${formatDay(from)} to ${formatDay(to)}. Choose another room or other dates.`,
  roomBlocked: (room: string, from: CalendarDate, to: CalendarDate) =>
    `Room ${room} is under maintenance from ${formatDay(from)} to ${formatDay(to)}. Choose another room or other dates.`,
  roomNoLongerFree: (room: string) => `Room ${room} is not free for these dates. Choose another room.`,
  typeNoLongerFree: (type: string) => `No ${type} room is free for these dates. Choose another room.`,
  anyRoomNotPinned: 'The room is chosen when you save, so the booking can’t be pinned to it.',
  noRoomFree: 'No room is free for these dates. Choose other dates.',
  noRoomOfType: (type: string, from: CalendarDate, to: CalendarDate) =>
    `No ${type} room is free for all nights from ${formatDay(from)} to ${formatDay(to)}. Choose another type or other dates.`,
  makeRoomInstead: (type: string, from: CalendarDate, to: CalendarDate) =>
    `No ${type} room is free for all nights from ${formatDay(from)} to ${formatDay(to)}, but each night has a free one. Use Make room, or choose another type.`,
  tooFewOfType: (type: string, from: CalendarDate, to: CalendarDate) =>
    `Not enough ${type} rooms are free for all nights from ${formatDay(from)} to ${formatDay(to)}. Choose another type for one of the rooms.`,
  fullListOffered:
    'Failed to load rooms for these dates. All rooms are offered; whether the room is free is checked when you save.',
  invalidDatesTitle: 'Invalid Dates',
  roomsTaken: 'One of the rooms is already booked for these dates. Choose another room or other dates.',
  roomUnderMaintenance: (room: string) => `Room ${room} is under maintenance. Choose another room.`,
  roomOccupied: (room: string) => `Room ${room} is still occupied. Check out its guest first, or choose another room.`,
  overCapacity: (people: string) => `More people than the rooms allow: ${people}. Confirm to continue, or add a room.`,
  changedMeanwhile: changedMeanwhile('this booking'),

  notBooked: (status: string) => `Only a booked stay can be checked in; this one is ${status}. Refresh the list.`,
  notCheckedIn: (status: string) =>
    `Only a stay that is checked in can be checked out; this one is ${status}. Refresh the list.`,
  notCancellable: (status: string) => `Only a booked stay can be cancelled; this one is ${status}. Refresh the list.`,
  notNoShow: (status: string) => `Only a booked stay can be a no-show; this one is ${status}. Refresh the list.`,
  notArrivedYet: (day: CalendarDate) => `The guest is expected on ${formatDay(day)}. Before that, cancel the booking.`,
  notEditable: (status: string) => `A booking that is ${status} can't be changed any more. Make a new one instead.`,
  arrivalIsFixed: 'The guest has already arrived, so the arrival cannot be changed. Change the departure instead.',
  earlyCheckIn: (day: CalendarDate) =>
    `The stay begins on ${formatDay(day)}. Check in now, and it begins today instead.`,
  openOrders: (count: number) =>
    count === 1
      ? 'One order is still pending or being prepared. Complete or cancel it, then check out.'
      : `${count} orders are still pending or being prepared. Complete or cancel them, then check out.`,
  earlyArrival: (nights: number) => `Checking in today adds ${nights} ${nights === 1 ? 'night' : 'nights'}.`,
  roomsFollow: (rooms: string[], day: CalendarDate) =>
    `${rooms.join(' and ')} ${rooms.length === 1 ? 'follows' : 'follow'} on ${formatDay(day)}.`,
  earlyCost: (before: Paise, after: Paise) =>
    `The total becomes ${formatRupees(after)} instead of ${formatRupees(before)}, tax included.`,
  stayIsOver: (day: CalendarDate) =>
    `The stay ended on ${formatDay(day)}. If the guest was here, edit it and tick Late entry; if not, mark it as no-show.`,

  otherAdvance: (received: string) =>
    `${received} was received in advance. Add a payment or a refund to the booking instead of changing this amount.`,

  loadFailed: 'Failed to load booking',
  listFailed: 'Failed to load bookings',
  detailsFailed: 'Failed to load booking details',
  saveFailed: 'Failed to save booking',
  updateFailed: 'Failed to update booking',
  checkInFailed: 'Failed to check in booking',
  checkOutFailed: 'Failed to checkout booking',
  cancelFailed: 'Failed to cancel booking',
  noShowFailed: 'Failed to mark as no-show',
  billFailed: 'Failed to load the bill. The cost of the stay is not known.',
  pdfFailed: 'Failed to download PDF',
  groupSaveFailed: 'An unexpected error occurred while saving booking.',
  guestsFailed: 'Failed to load guests',
  roomsFailed: 'Failed to load rooms',
}
