import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

export const roomMessages = {
  saved: 'Room saved successfully!',
  updated: 'Room updated successfully!',
  updatedAndBlocked: 'Room updated successfully! The nights you entered are blocked.',
  removed: 'Room deleted successfully',
  missing: 'This room no longer exists. Go back to the list and choose another.',
  changedMeanwhile: changedMeanwhile('this room'),
  numberTaken: 'Room number already exists',
  savedRange: (count: number) => `${count === 1 ? '1 room' : `${count} rooms`} saved successfully!`,
  numbersTaken: (numbers: string[]) =>
    `${numbers.length === 1 ? 'This room exists' : 'These rooms exist'} already: ${numbers.join(', ')}. Leave ${numbers.length === 1 ? 'it' : 'them'} out of the range.`,
  rangeIsEmpty: 'Enter at least one room number',
  rangeGoesDown: (part: string) => `${part} goes down. Write the smaller number first.`,
  rangeTooLong: (most: number) => `At most ${most} rooms can be added at once`,
  numberTooLong: (number: string) => `A room number has at most 20 characters; “${number.slice(0, 20)}…” is longer`,
  rangeFailed: 'Failed to save the rooms',
  numberIsFixed: 'A room number cannot be changed. Add a new room instead.',
  typeMissing: 'This room type no longer exists. Choose another.',
  inUse: (booking: string) =>
    `This room has the current or coming booking ${booking}. Move or cancel it first, then delete the room.`,
  hasGuests: (booking: string) => `The guest of ${booking} is in this room. Check them out first.`,
  notOccupied: 'A room becomes occupied when its guests are checked in.',
  hasGuestsForMaintenance: (booking: string) =>
    `The guest of ${booking} is in this room. Move them to another room or check them out, then set it to Maintenance.`,
  blocked: 'The room is blocked for these nights.',
  blockedInPast: 'A room can be blocked from today on',
  blockedTooFarAhead: 'A room can be blocked at most 2 years ahead',
  blockedTooLong: (nights: number) => `A room can be blocked for at most ${nights} nights at a time`,
  nightsBooked: (room: string, booking: string, from: CalendarDate, to: CalendarDate) =>
    `Room ${room} is booked from ${formatDay(from)} to ${formatDay(to)} (${booking}). Move this booking first, or block other nights.`,
  nightsBlocked: (room: string, from: CalendarDate, to: CalendarDate) =>
    `Room ${room} is already blocked from ${formatDay(from)} to ${formatDay(to)}. Choose other nights.`,
  unblocked: 'The room can be booked for these nights again.',
  notBlocked: 'These nights are no longer blocked.',
  blockFailed: 'Failed to block the room',
  unblockFailed: 'Failed to unblock the room',
  maintenanceFailed: 'Failed to load the blocked nights',
  invalid: 'Invalid room data. Please check all fields.',
  saveFailedTitle: 'Room Save Failed',
  saveFailed: 'Failed to save room',
  updateFailed: 'Failed to update room',
  loadFailed: 'Failed to load room',
  listFailed: 'Failed to fetch rooms',
  typesFailed: 'Failed to load room types.',
  removeTitle: 'Delete Room',
  removeFailed: 'Failed to delete room',
}
