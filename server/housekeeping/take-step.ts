import { isDeepStrictEqual } from 'node:util'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import {
  canTake,
  conditionAfter,
  isMinibarUnclear,
  isStillOccupied,
  stateAfter,
} from '#contract/housekeeping/next-step.ts'
import { type CleaningStep, type StepDraft, stepsOfSupervisors } from '#contract/housekeeping/step.ts'
import { may } from '#contract/kit/permission.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { chargeMinibar } from '#server/housekeeping/charge-minibar.ts'
import {
  findStep,
  insertStep,
  lockRoom,
  minibarOf,
  setCondition,
  setState,
} from '#server/housekeeping/cleaning-store.ts'
import { housekeepingProblems as problems } from '#server/housekeeping/housekeeping-problems.ts'
import { lockStay } from '#server/housekeeping/minibar-store.ts'
import { type HousekeepingCaller, readRoom } from '#server/housekeeping/read-board.ts'
import { readMarks } from '#server/housekeeping/undo-store.ts'
import { whenTaken } from '#server/housekeeping/when-taken.ts'

const messages: Record<CleaningStep, (room: string) => string> = {
  start: say.started,
  done: say.done,
  inspect: say.inspected,
  send_back: say.sentBack,
  do_not_disturb: say.doNotDisturb,
  refused: say.refused,
}

const messageOf = (kind: CleaningStep, room: HousekeepingRoom) =>
  kind === 'start' && isStillOccupied(room) ? say.startedOccupied(room.room_number) : messages[kind](room.room_number)

/**
 * Does a step once, however often a phone sends it. Steps of one room wait for each other: the second of two that are the
 * same finds the first one done.
 */
export const takeStep = async (caller: HousekeepingCaller, step: StepDraft) => {
  const { db, clock, user } = caller
  if (stepsOfSupervisors.includes(step.kind) && !may(user.granted, 'housekeeping.manage'))
    throw problems.inspectNotAllowed()
  // A booking is always locked before its rooms, as by a check-out.
  const stay = step.stay === undefined ? undefined : await lockStay(db, step.stay)
  const locked = await lockRoom(db, step.room)
  if (!locked) throw problems.roomMissing()
  const done = await findStep(db, step.id)
  if (done) {
    const isSame = done.room === step.room && done.kind === step.kind
    // Steps of earlier versions have no minibar.
    if (!isSame || (done.minibar !== null && !isDeepStrictEqual(done.minibar, minibarOf(step))))
      throw problems.stepReused()
    return done.message
  }
  const { day, rules, room } = await readRoom(caller, step.room)
  const onDay = { room_id: room.id, day }
  const before = step.kind === 'minibar' ? null : await readMarks(db, onDay)
  const taken = whenTaken(step, clock.now())
  let message: string
  if (step.kind === 'minibar') {
    if (!stay || room.guests?.stay !== step.stay) throw problems.otherGuests(room.room_number)
    if (taken && isAfter(locked.guests_came_at, taken)) throw problems.guestsCameSince(room.room_number)
    if (isMinibarUnclear(room)) throw problems.minibarUnclear(room.room_number)
    await chargeMinibar(caller, stay, step.items ?? [], day)
    message = say.minibarCharged(room.room_number)
  } else {
    if (!taken) throw problems.wrongClock(room.room_number)
    if (taken.getTime() < longAgo) throw problems.tooLate(room.room_number, undefined)
    const takenOn = hotelDay(rules, taken)
    if (takenOn !== day) throw problems.tooLate(room.room_number, takenOn)
    refuseOfOthers(step, room, isAfter(locked.guests_came_at, taken))
    refuseUnfit(step.kind, room, isAfter(locked.became_dirty_at, taken))
    if (step.kind === 'send_back' && isAfter(room.state_changed_at, taken))
      throw problems.cleanedAgain(room.room_number)
    const condition = conditionAfter[step.kind]
    if (condition) await setCondition(db, room.id, condition)
    const change = { state: stateAfter[step.kind], at: taken, account_id: user.account_id }
    await setState(db, { ...onDay, ...change })
    message = messageOf(step.kind, room)
  }
  const { id, kind } = step
  const received = { account_id: user.account_id, received_at: clock.now(), message }
  const after = before && (await readMarks(db, onDay))
  const details = { taken_at: taken ?? clock.now(), minibar: minibarOf(step), before, after }
  await insertStep(db, { id, kind, ...onDay, ...details, ...received })
  return message
}

const longAgo = Date.UTC(2000, 0)

const isAfter = (moment: string | null, taken: Date) => moment !== null && new Date(moment) > taken

/** What the guests of the tap wanted is not what the next ones want. */
const refuseOfOthers = (
  { kind, stay }: StepDraft,
  { room_number, guests }: HousekeepingRoom,
  haveComeSince: boolean,
) => {
  if ((kind !== 'do_not_disturb' && kind !== 'refused') || guests === null) return
  if (stay === undefined ? haveComeSince : stay !== guests.stay) throw problems.guestsChanged(room_number)
}

/** A colleague may have been faster, and guests may have left, since the step was tapped. */
const refuseUnfit = (step: CleaningStep, room: HousekeepingRoom, isDirtySince: boolean) => {
  const { room_number, condition, condition_changed_by, state, state_changed_by, guests } = room
  // An inspection from before does not count either if a colleague has cleaned the room again since.
  if (step !== 'send_back' && conditionAfter[step] && isDirtySince && (condition === 'dirty' || step === 'inspect'))
    throw problems.dirtyAgain(room_number)
  if (canTake(step, room)) return
  if ((step === 'do_not_disturb' || step === 'refused') && guests === null) throw problems.noGuests(room_number)
  if (step === 'send_back' && condition === 'dirty')
    throw problems.alreadyIn(room_number, state, state_changed_by ?? condition_changed_by ?? 'the front desk')
  if (step === 'inspect' && condition === 'inspected')
    throw problems.alreadyIn(room_number, 'inspected', state_changed_by ?? condition_changed_by ?? 'the front desk')
  if (state !== 'waiting' && !(step === 'inspect' && state === 'started'))
    throw problems.alreadyIn(room_number, state, state_changed_by ?? 'the front desk')
  if (step === 'inspect') throw problems.notCleanYet(room_number)
  throw problems.nothingToClean(room_number)
}
