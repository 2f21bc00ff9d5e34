import type { CleaningState, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import type { CleaningStep } from '#contract/housekeeping/step.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'

/** The state after each step. */
export const stateAfter: Record<CleaningStep, CleaningState> = {
  start: 'started',
  done: 'done',
  inspect: 'inspected',
  send_back: 'waiting',
  do_not_disturb: 'do_not_disturb',
  refused: 'refused',
}

/** The condition after a step; a step that is not here leaves it as it is, so that a refused cleaning stays dirty. */
export const conditionAfter: Partial<Record<CleaningStep, RoomCondition>> = {
  done: 'clean',
  inspect: 'inspected',
  send_back: 'dirty',
}

/** The state of today's cleaning that belongs to a condition that somebody sets by hand. */
export const stateOfCondition: Record<RoomCondition, CleaningState> = {
  dirty: 'waiting',
  clean: 'done',
  inspected: 'inspected',
}

type Cleaned = Pick<HousekeepingRoom, 'state' | 'condition' | 'guests'>

/** The states from which a step is possible. */
const from: Record<CleaningStep, readonly CleaningState[]> = {
  start: ['waiting', 'do_not_disturb', 'refused'],
  // Start can be left out: cleaners forget it.
  done: ['waiting', 'started'],
  inspect: ['done'],
  send_back: ['waiting', 'done', 'inspected'],
  do_not_disturb: ['waiting', 'started', 'refused'],
  refused: ['waiting', 'started', 'do_not_disturb'],
}

/** Whether a step fits the room as it is. For the screen, and again on the server, where a colleague may have been faster. */
export const canTake = (step: CleaningStep, { state, condition, guests }: Cleaned) => {
  // A clean room that nobody cleans today can be inspected, for instance before an arrival.
  if (step === 'inspect' && state === 'waiting') return condition === 'clean'
  if (step === 'send_back' && condition === 'dirty') return false
  if ((step === 'do_not_disturb' || step === 'refused') && guests === null) return false
  if (step !== 'inspect' && step !== 'send_back' && state === 'waiting' && condition !== 'dirty') return false
  return from[step].includes(state)
}

const usual: CleaningStep[] = ['start', 'done', 'inspect']

/** The step of the one large button; undefined if nothing is left to do for this person. */
export const nextStep = (room: Cleaned, mayInspect: boolean): CleaningStep | undefined => {
  if (room.state === 'waiting' && room.condition !== 'dirty')
    return mayInspect && canTake('inspect', room) ? 'inspect' : undefined
  return usual.find((step) => canTake(step, room) && (step !== 'inspect' || mayInspect))
}

/** The guests leave today and the desk has not checked them out: the room becomes dirty again when it does. */
export const isStillOccupied = ({ guests, departure }: Pick<HousekeepingRoom, 'guests' | 'departure'>) =>
  guests !== null && departure?.has_left === false

/** Nobody knows which guests took it: the ones before left the room dirty, and it is not cleaned yet. */
export const isMinibarUnclear = ({
  guests,
  condition,
  not_cleaned_since_arrival,
}: Pick<HousekeepingRoom, 'guests' | 'condition' | 'not_cleaned_since_arrival'>) =>
  guests !== null && condition === 'dirty' && not_cleaned_since_arrival

/** Also a ready room that was assigned although nothing is to be done in it. */
export const isFinished = ({ state, cleaning }: Pick<HousekeepingRoom, 'state' | 'cleaning'>) =>
  state === 'done' || state === 'inspected' || cleaning === null

/** The guests of today who have not come yet. */
export const awaitsArrival = ({ arrival }: HousekeepingRoom) => arrival !== null && !arrival.has_arrived

const rank = (room: HousekeepingRoom) => {
  if (isFinished(room)) return 6
  if (room.state === 'started') return 0
  if (room.state === 'do_not_disturb' || room.state === 'refused') return 5
  // Also those whose guests are still in: they are the next ones to ask.
  if (awaitsArrival(room)) return room.guests ? 2 : 1
  if (room.cleaning === 'departure' && !room.guests) return 3
  return 4
}

/** Guests who gave no time may come from the hotel's check-in time on. Rooms without an arrival come last. */
const timeOfArrival = (room: HousekeepingRoom, checkInTime: string) =>
  awaitsArrival(room) ? (room.arrival?.expected_arrival ?? checkInTime) : '99:99'

/** The earliest arrival first, then by number. */
export const byArrival = (checkInTime: string) => (one: HousekeepingRoom, other: HousekeepingRoom) =>
  timeOfArrival(one, checkInTime).localeCompare(timeOfArrival(other, checkInTime)) ||
  one.room_number.localeCompare(other.room_number, 'en', { numeric: true })

/**
 * The order in which rooms are cleaned: the one that is started, rooms whose next guests arrive today (empty ones first,
 * then the earliest), rooms whose guests have left, other rooms, rooms with do not disturb, and finished rooms last.
 */
export const inOrderOfWork = (rooms: HousekeepingRoom[], checkInTime: string) =>
  [...rooms].sort((one, other) => rank(one) - rank(other) || byArrival(checkInTime)(one, other))
