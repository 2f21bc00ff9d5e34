import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'

export interface RoomNotReady {
  room_number: string
  condition: RoomCondition
  /** The person who is cleaning it; null if nobody is. */
  cleaned_by: string | null
}

const whyNotReady = ({ condition, cleaned_by }: RoomNotReady) =>
  cleaned_by !== null ? `${cleaned_by} is cleaning it` : condition === 'dirty' ? 'it is dirty' : 'it is not inspected'

/** The charges of a minibar begin with it. */
export const minibarMark = 'Minibar: '

export const housekeepingMessages = {
  roomSaved: (room: string) => `Room ${room} saved`,
  assigned: (count: number) => (count === 1 ? '1 room assigned' : `${count} rooms assigned`),
  beingCleaned: (count: number) =>
    count === 1
      ? '1 room is being cleaned and stays as it is.'
      : `${count} rooms are being cleaned and stay as they are.`,
  assigneeMissing: 'This person can no longer be assigned to rooms. Choose somebody else.',
  roomMissing: 'This room no longer exists. Load the page again.',
  dayIsOver: 'This day is over. Only today and later days can be changed.',
  assignedMeanwhile: (rooms: string[]) =>
    `${rooms.length === 1 ? 'Room' : 'Rooms'} ${rooms.join(', ')} ${rooms.length === 1 ? 'was' : 'were'} assigned to somebody else while you were looking at the board. Nothing was changed: look again.`,
  changedMeanwhile: (who: string) =>
    `${who} changed this room while you were looking at it. Look at what changed, then try again.`,
  notCleanYet: (room: string) => `Room ${room} is not clean yet. Finish the cleaning before it is inspected.`,

  wrongStepId: 'A step needs an id of its own (a UUID)',
  quantityRequired: 'Enter how many',
  tooMany: (most: number) => `At most ${most}`,
  itemTwice: 'An item is listed twice. List it once, with the number of pieces.',
  itemsRequired: 'Choose what was taken from the minibar',
  stayRequired: 'Say which guests took it: send the stay of the room',

  started: (room: string) => `Room ${room} started`,
  startedOccupied: (room: string) =>
    `Room ${room} started. Its guests have not checked out: when they do, it must be cleaned again.`,
  done: (room: string) => `Room ${room} is clean`,
  inspected: (room: string) => `Room ${room} is inspected`,
  sentBack: (room: string) => `Room ${room} is to be cleaned again`,
  doNotDisturb: (room: string) => `Room ${room}: do not disturb`,
  refused: (room: string) => `Room ${room}: service refused`,
  minibarLine: (item: string) => `${minibarMark}${item}`,
  minibarCharged: (room: string) => `The minibar of room ${room} is on the bill`,

  undone: (room: string) => `Room ${room}: undone`,
  stepMissing: 'This step was not taken, or it is not yours.',
  undoNotPossible: 'This cannot be undone here. Tell the front desk.',
  changedSince: (room: string, who: string) =>
    `${who} changed room ${room} after this step, so it was not undone. Look at the room again.`,

  stepReused: 'This id was used for another step. Nothing was changed.',
  tooLate: (room: string, day: CalendarDate) =>
    `This step for room ${room} is from ${formatDay(day)} and came too late. Nothing was changed.`,
  tooLateByFar: (room: string) => `This step for room ${room} came too late. Nothing was changed.`,
  wrongClock: (room: string) =>
    `The clock of this phone is wrong, so nobody knows when this step for room ${room} was tapped. Set the clock, look at the room and tap again.`,
  alreadyIn: (room: string, state: string, who: string) =>
    `Room ${room} is already “${state}” (${who}). Nothing was changed.`,
  cleanedAgain: (room: string) => `Room ${room} was cleaned or inspected after this step. Look at the room again.`,
  dirtyAgain: (room: string) =>
    `Room ${room} became dirty again after this step, for example because its guests checked out. Look at the room again.`,
  nothingToClean: (room: string) => `Room ${room} is not dirty. Nothing was changed.`,
  guestsChanged: (room: string) =>
    `The guests for whom this was noted are no longer in room ${room}. Nothing was changed: look at the room again.`,
  noGuests: (room: string) => `Nobody is in room ${room} any more. Nothing was changed.`,
  otherGuests: (room: string) =>
    `The guests have left room ${room} or moved to another one. The minibar was not charged: tell the front desk.`,
  guestsCameSince: (room: string) =>
    `New guests came into room ${room} after this. The minibar was not charged: tell the front desk.`,
  minibarUnclear: (room: string) =>
    `Room ${room} has not been cleaned since its new guests came, so the guests before may have taken this. The minibar was not charged: tell the front desk.`,
  itemMissing: 'One of these items is no longer in the minibar. Nothing was charged: choose again.',
  inspectNotAllowed: 'Your role may not inspect rooms or send them back. Ask a supervisor.',

  roomNotReady: (rooms: RoomNotReady[], question: 'Check in anyway?' | 'Move anyway?') =>
    `${rooms.map((room) => `Room ${room.room_number} is not ready yet: ${whyNotReady(room)}.`).join(' ')} ${question}`,

  boardFailed: 'Failed to load the housekeeping board',
  mineFailed: 'Failed to load your rooms',
  saveFailed: 'Failed to save the room',
  assignFailed: 'Failed to assign the rooms',
  stepFailed: 'Failed to save the step',
}
