import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export const calendarMessages = {
  endBeforeStart: 'The last day must not be before the first',
  tooManyDays: (days: number) => `The calendar shows at most ${days} days at once`,
  nothingToSave: 'Move at least one stay',
  tooManyMoves: (moves: number) => `At most ${moves} moves can be saved at once`,
  stayTwice: 'A stay is in the list twice. Send its last room and dates.',

  moved: (moves: number) => (moves === 1 ? 'Stay moved.' : `${moves} stays moved.`),
  undone: 'Change undone.',

  stayMissing: 'This stay was changed or cancelled in the meantime. The calendar shows it as it is now.',
  departed: 'These guests have left, so the stay can’t be moved.',
  innerArrival: 'The guests come from another room on this day. Change the stay in that room.',
  innerDeparture: 'The guests go on to another room on this day. Change the stay in that room.',
  arrivalFixed: 'The guests have arrived, so their arrival can’t be changed.',
  departureInPast: (day: CalendarDate) =>
    `The guests are in the house. Choose a check-out on ${formatDay(day)} or later.`,
  sharedRoom: (booking: string, room: string) => `${booking} would have room ${room} twice on the same night.`,
  roomNeededTwice: (room: string, one: string, other: string) =>
    `${one} and ${other} would both have room ${room} on the same night.`,
  takenBy: (room: string, guest: string, from: CalendarDate, to: CalendarDate) =>
    `Room ${room} is taken by ${guest} from ${formatDay(from)} to ${formatDay(to)}.`,
  blockedFor: (room: string, from: CalendarDate, to: CalendarDate, reason: string) =>
    `Room ${room} is blocked from ${formatDay(from)} to ${formatDay(to)}: ${reason}.`,
  retired: (room: string) => `Room ${room} is no longer in use. Choose another room.`,
  tooManyPeople: (room: string, people: string) => `Room ${room} is too small for ${people}.`,
  notARoom: 'This is not a room. Let go to change nothing.',
  outsideCalendar: 'This is outside the calendar. Let go to change nothing.',
  stayIsSaved: 'This booking is being saved. Try again in a moment.',
  noRoomYet: (stays: number) => (stays === 1 ? '1 stay has no room yet.' : `${stays} stays have no room yet.`),
  inConflict: (stays: number) => (stays === 1 ? '1 stay is in conflict.' : `${stays} stays are in conflict.`),
  changedByColleague: (room: string, from: CalendarDate, to: CalendarDate) =>
    `A colleague changed this booking in the meantime. It is now in room ${room} from ${formatDay(from)} to ${formatDay(to)}. Use the colleague’s change, or keep your move.`,
  /** The text on the bar. */
  nowHere: (guest: string) => `${guest}: now here (changed by a colleague)`,
  changedWhileHeld: (guest: string, room: string, from: CalendarDate, to: CalendarDate) =>
    `A colleague changed the booking of ${guest} in the meantime. It is now in room ${room} from ${formatDay(from)} to ${formatDay(to)}. Move it from there if that is still needed.`,
  goneWhileHeld: (guest: string) => `A colleague changed or cancelled the booking of ${guest} in the meantime.`,
  /** Behind a room or dates on a card: `204 (unsaved; now 201)` */
  unsaved: (saved: string) => `(unsaved; now ${saved})`,
  useColleagues: 'Use the colleague’s change',
  keepMine: 'Keep my move',
  saveFirst: 'Save or discard the moves first: what you do to this booking would be saved at once.',
  chooseFirst: 'First choose: use the colleague’s change, or keep your move.',
  changedMeanwhile: (booking: string) => (who: string) =>
    `${who} changed ${booking} in the meantime. The calendar shows it as it is now; move it again if it is still needed.`,
  changedSince: (booking: string) => `${booking} was changed again after that, so the change can’t be undone.`,
  undoExpired: 'This change is too old to be undone. Move the stays back instead.',

  noneForAllNights: (type: string) => `No ${type} room is free for the whole stay, but one is free on each night.`,
  noMovesHelp: (type: string) =>
    `A ${type} room can’t be made free for these nights: the type is sold out on one of them, or guests in the house and pinned bookings are in the way.`,
  noMovesFound: (type: string) => `No way to free a ${type} room was found in time. Try other dates.`,
  roomIsFree: (room: string) => `Room ${room} is free for all nights.`,
  roomWouldBeFree: (room: string) =>
    `After these moves room ${room} is free for all nights. The guests keep their rents.`,
  perhapsFewer: 'Fewer moves may be possible.',

  searchedDays: 'The filters look at these days. Scroll to search others.',

  savedTogether: 'Saved together, or not at all.',
  dragOneOfThem: 'Drag one of them to move all.',
  billUnchanged: 'The bill stays the same.',
  chooseBothDays: 'Choose both days',
  noRooms: 'There are no rooms yet',
  addRoomsFirst: 'The calendar has a row for each room. Add the rooms of the hotel first.',
  blockStays: 'Maintenance can’t be dragged. Open it to unblock its nights.',
  moveWithArrows: 'Move it with the arrow keys.',
  dropOrCancel: 'Enter to drop, Escape to cancel.',
  possible: 'Possible.',
  refusedHere: (reason: string, isConflict: boolean) => `${isConflict ? 'Conflict' : 'Not possible'}: ${reason}`,
  paperLegend:
    'A name covers the nights of a stay. Bold: in the house. Italic: has left. Striped: blocked for maintenance. Beside a room type: its free rooms.',

  excelFailed: 'Failed to download the Excel file',
  printFailed: 'Failed to load the days to be printed',
  loadFailed: 'Failed to load the calendar',
  rearrangeFailed: 'Failed to move the stays',
  undoFailed: 'Failed to undo',
  previewFailed: 'Failed to calculate the new bills',
  makeRoomFailed: 'Failed to find moves',
}
