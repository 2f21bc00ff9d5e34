import { type CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'

export const calendarMessages = {
  endBeforeStart: 'The last day must not be before the first',
  tooManyDays: (days: number) => `The calendar shows at most ${days} days at once`,
  nothingToSave: 'Move at least one stay',
  tooManyMoves: (moves: number) => `At most ${moves} moves can be saved at once`,
  stayTwice: 'Each stay can be moved only once. Send its last room and dates.',

  moved: (moves: number) => (moves === 1 ? 'Stay moved.' : `${moves} stays moved.`),
  undone: 'Change undone.',

  stayMissing: 'This stay was changed or cancelled meanwhile. The calendar shows it as it is now.',
  departed: 'The guests of this room have left, so it can’t be moved.',
  innerArrival: 'The guests come from another room on this day. Move that stay instead.',
  innerDeparture: 'The guests go on to another room on this day. Move that stay instead.',
  arrivalFixed: 'The guests have arrived, so their arrival can’t be changed.',
  departureInPast: (day: CalendarDate) => `The guests are in the house, so they leave on ${formatDay(day)} or later.`,
  sharedRoom: (booking: string, room: string) =>
    `Two rooms of ${booking} would both be room ${room} on the same night.`,
  roomNeededTwice: (room: string, one: string, other: string) =>
    `${one} and ${other} would both have room ${room} on the same night.`,
  takenBy: (room: string, guest: string, from: CalendarDate, to: CalendarDate) =>
    `Room ${room} is taken by ${guest} from ${formatDay(from)} to ${formatDay(to)}.`,
  blockedFor: (room: string, from: CalendarDate, to: CalendarDate, reason: string) =>
    `Room ${room} is blocked from ${formatDay(from)} to ${formatDay(to)}: ${reason}.`,
  retired: (room: string) => `Room ${room} is no longer in use. Choose another room.`,
  tooManyPeople: (room: string, people: string) => `Room ${room} is too small for ${people}.`,
  stayIsSaved: 'This booking is being saved. Try again in a moment.',
  noRoomYet: (stays: number) => (stays === 1 ? '1 stay has no room yet.' : `${stays} stays have no room yet.`),
  inConflict: (stays: number) => (stays === 1 ? '1 stay is in conflict.' : `${stays} stays are in conflict.`),
  changedByColleague: 'A colleague changed this booking meanwhile. Keep your move, or put the stay back.',
  changedMeanwhile: (booking: string) => (who: string) =>
    `${who} changed ${booking} meanwhile. The calendar shows it as it is now; move it again if it is still needed.`,
  changedSince: (booking: string) => `${booking} was changed again after that, so the change can’t be undone.`,
  undoExpired: 'This change is too old to be undone. Move the stays back instead.',

  noneForAllNights: (type: string) => `No ${type} room is free for all nights, but each night has a free one.`,
  noMovesHelp: (type: string) =>
    `No moves free a ${type} room for these nights: guests in the house and pinned bookings stay where they are.`,
  noMovesFound: (type: string) => `No moves that free a ${type} room were found in time. Try other dates.`,
  roomIsFree: (room: string) => `Room ${room} is free for all nights.`,
  roomWouldBeFree: (room: string) => `Room ${room} is then free for all nights. The guests who move keep their rents.`,
  perhapsFewer: 'There may be a proposal with fewer moves.',

  excelFailed: 'Failed to download the Excel file',
  printFailed: 'Failed to load the days to be printed',
  loadFailed: 'Failed to load the calendar',
  rearrangeFailed: 'Failed to move',
  undoFailed: 'Failed to undo',
  previewFailed: 'Failed to calculate the new bills',
  makeRoomFailed: 'Failed to look for rooms',
}
