import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export const stayMessages = {
  chooseLine: 'Choose one of the rooms of this booking',
  lineMissing: 'This room no longer belongs to the booking. Refresh the page and choose again.',
  lineDeparted: (room: string) => `Room ${room} has already been checked out. Refresh the page.`,
  roomLeft: (day: CalendarDate) => `This room was checked out on ${formatDay(day)}. Its nights stay on the bill.`,
  moved: (from: string, to: string, day: CalendarDate) => `Moved from room ${from} to ${to} on ${formatDay(day)}.`,
  swapped: (one: string, other: string) => `Rooms ${one} and ${other} swapped.`,
  extended: (day: CalendarDate) => `Extended to ${formatDay(day)}.`,
  roomCheckedOut: (room: string) => `Room ${room} checked out. The others of the group stay.`,
  corrected: 'Past nights corrected.',

  moveFailed: 'Failed to move the guest',
  swapFailed: 'Failed to swap the rooms',
  extendFailed: 'Failed to extend the stay',
  checkOutRoomFailed: 'Failed to check out the room',
  correctFailed: 'Failed to correct the nights',
  previewFailed: 'Failed to calculate the new bill',

  notLive: (status: string) =>
    `Only a booked or checked-in stay can be changed; this one is ${status}. Refresh the list.`,
  wrongMoveDay: (from: CalendarDate, to: CalendarDate) =>
    `Choose a day from ${formatDay(from)} to ${formatDay(to)} for the room move`,
  pinned: 'This guest asked for this very room and is pinned to it.',
  nothingToMove: 'No night is left that could be in another room. Extend the stay first.',
  sameRoom: (room: string) => `The guest already has room ${room} for these nights. Choose another room.`,
  swapWithItself: 'Choose another room to swap with.',
  noNightsToSwap: 'One of the two bookings has no nights from this day on. Choose an earlier day.',
  wrongExtension: (from: CalendarDate, to: CalendarDate) =>
    `Choose a departure from ${formatDay(from)} to ${formatDay(to)}`,
  wrongRoomDeparture: (from: CalendarDate, to: CalendarDate) =>
    `Choose a departure from ${formatDay(from)} to ${formatDay(to)} for this room`,
  lineNotArrived: (day: CalendarDate) =>
    `The guests of this room are expected on ${formatDay(day)}. Edit the booking instead.`,
  onlyGroup: 'This booking has only one room. Check it out as a whole.',
  lastRoom: 'This is the last room of the group. Check out the booking: the invoice is issued with it.',
  correctionReason: 'Please say why past nights are corrected',
  chooseNight: 'Change the rent of a night, or say when the guest left.',
  sleptInRoom: (room: string, day: CalendarDate) =>
    `Other guests had room ${room} on the night of ${formatDay(day)}. Choose another room.`,
  notPast: (day: CalendarDate) =>
    `${formatDay(day)} is not a past night of this stay. Edit the booking to change tonight or later nights.`,
  notCorrectable: (status: string) =>
    `Past nights can be corrected while the guest is checked in; this booking is ${status}. An issued invoice is corrected by a credit note.`,
  pastNights: 'Nights before today stay as they are. Use Correct past nights if they are wrong.',
  wrongPastDeparture: (from: CalendarDate, to: CalendarDate) =>
    `Choose a day from ${formatDay(from)} to ${formatDay(to)} on which the guest left`,
}
