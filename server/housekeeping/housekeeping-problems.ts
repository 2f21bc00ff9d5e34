import type { CleaningState } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { cleaningStateNames } from '#contract/housekeeping/housekeeping-names.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const conflict = (code: string, message: string) => new Problem(409, code, message)

export const housekeepingProblems = {
  roomMissing: () => new Problem(404, 'not_found', say.roomMissing),
  assigneeMissing: () =>
    new Problem(422, 'assignee_missing', say.assigneeMissing, { assignee_id: [say.assigneeMissing] }),
  inspectNotAllowed: () => new Problem(403, 'not_allowed', say.inspectNotAllowed, undefined, 'housekeeping.manage'),
  stepReused: () => conflict('step_reused', say.stepReused),
  stepMissing: () => new Problem(404, 'step_missing', say.stepMissing),
  undoNotPossible: () => conflict('undo_not_possible', say.undoNotPossible),
  changedSince: (room: string, who: string) => conflict('changed_since', say.changedSince(room, who)),
  tooLate: (room: string, day: CalendarDate | undefined) =>
    conflict('step_too_late', day ? say.tooLate(room, day) : say.tooLateByFar(room)),
  wrongClock: (room: string) => conflict('wrong_clock', say.wrongClock(room)),
  dayIsOver: () => new Problem(422, 'day_is_over', say.dayIsOver, { date: [say.dayIsOver] }),
  assignedMeanwhile: (rooms: string[]) => conflict('assigned_meanwhile', say.assignedMeanwhile(rooms)),
  alreadyIn: (room: string, state: CleaningState, who: string) =>
    conflict('step_taken', say.alreadyIn(room, cleaningStateNames[state], who)),
  cleanedAgain: (room: string) => conflict('cleaned_again', say.cleanedAgain(room)),
  dirtyAgain: (room: string) => conflict('dirty_again', say.dirtyAgain(room)),
  nothingToClean: (room: string) => conflict('nothing_to_clean', say.nothingToClean(room)),
  notCleanYet: (room: string) => conflict('not_clean_yet', say.notCleanYet(room)),
  guestsChanged: (room: string) => conflict('other_guests', say.guestsChanged(room)),
  noGuests: (room: string) => conflict('no_guests', say.noGuests(room)),
  otherGuests: (room: string) => conflict('other_guests', say.otherGuests(room)),
  guestsCameSince: (room: string) => conflict('other_guests', say.guestsCameSince(room)),
  minibarUnclear: (room: string) => conflict('minibar_unclear', say.minibarUnclear(room)),
  itemMissing: () => conflict('item_missing', say.itemMissing),
}

export const housekeepingConstraints: ConstraintProblems = { cleaning_step_pkey: housekeepingProblems.stepReused }
