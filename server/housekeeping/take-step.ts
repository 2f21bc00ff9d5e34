import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { canTake, conditionAfter, stateAfter } from '#contract/housekeeping/next-step.ts'
import type { CleaningStep, StepDraft } from '#contract/housekeeping/step.ts'
import { may } from '#contract/kit/permission.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { chargeMinibar } from '#server/housekeeping/charge-minibar.ts'
import { findStep, insertStep, lockRoom, setCondition, setState } from '#server/housekeeping/cleaning-store.ts'
import { housekeepingProblems as problems } from '#server/housekeeping/housekeeping-problems.ts'
import { lockStay } from '#server/housekeeping/minibar-store.ts'
import { type HousekeepingCaller, readRoom } from '#server/housekeeping/read-board.ts'

const messages: Record<CleaningStep, (room: string) => string> = {
  start: say.started,
  done: say.done,
  inspect: say.inspected,
  do_not_disturb: say.doNotDisturb,
  refused: say.refused,
}

/**
 * Does a step once, however often a phone sends it. Steps of one room wait for each other: the second of two that are the
 * same finds the first one done.
 */
export const takeStep = async (caller: HousekeepingCaller, step: StepDraft) => {
  const { db, clock, user } = caller
  if (step.kind === 'inspect' && !may(user.granted, 'housekeeping.manage')) throw problems.inspectNotAllowed()
  // A booking is always locked before its rooms, as by a check-out.
  const stay = step.stay === undefined ? undefined : await lockStay(db, step.stay)
  if (!(await lockRoom(db, step.room))) throw problems.roomMissing()
  const before = await findStep(db, step.id)
  if (before) {
    if (before.room !== step.room || before.kind !== step.kind) throw problems.stepReused()
    return before.message
  }
  const { day, rules, room } = await readRoom(caller, step.room)
  const taken = new Date(Math.min(Date.parse(step.taken_at), clock.now().getTime()))
  let message: string
  if (step.kind === 'minibar') {
    if (!stay || room.guests?.stay !== step.stay) throw problems.otherGuests(room.room_number)
    await chargeMinibar(caller, stay, step.items ?? [], day)
    message = say.minibarCharged(room.room_number)
  } else {
    const takenOn = hotelDay(rules, taken)
    if (takenOn !== day) throw problems.tooLate(room.room_number, takenOn)
    refuseUnfit(step.kind, room, taken)
    const condition = conditionAfter[step.kind]
    if (condition) await setCondition(db, room.id, condition)
    const change = { state: stateAfter[step.kind], at: taken, account_id: user.account_id }
    await setState(db, { room_id: room.id, day, ...change })
    message = messages[step.kind](room.room_number)
  }
  const { id, kind, taken_at } = step
  const received = { account_id: user.account_id, received_at: clock.now(), message }
  await insertStep(db, { id, kind, taken_at, room_id: room.id, day, ...received })
  return message
}

/** A colleague may have been faster, and guests may have left, since the step was tapped. */
const refuseUnfit = (step: CleaningStep, room: HousekeepingRoom, taken: Date) => {
  const { room_number, condition, condition_changed_at, state, state_changed_by, guests } = room
  const isDirtySince = condition === 'dirty' && condition_changed_at !== null && new Date(condition_changed_at) > taken
  if (conditionAfter[step] && isDirtySince) throw problems.dirtyAgain(room_number)
  if (canTake(step, room)) return
  if ((step === 'do_not_disturb' || step === 'refused') && guests === null) throw problems.noGuests(room_number)
  if (state !== 'waiting' && !(step === 'inspect' && state === 'started'))
    throw problems.alreadyIn(room_number, state, state_changed_by ?? 'the front desk')
  if (step === 'inspect') throw problems.notCleanYet(room_number)
  throw problems.nothingToClean(room_number)
}
