import { Problem } from '#contract/kit/problem.ts'
import { repairPhoto } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const repairProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  sentDifferently: () => new Problem(409, 'sent_differently', say.sentDifferently),
  roomMissing: () => wrongField('room_id', 'room_missing', say.roomMissing),
  assigneeMissing: () => wrongField('assignee_id', 'assignee_missing', say.assigneeMissing),
  wrongFirstNight: (message: string) => wrongField('check_in_date', 'wrong_first_night', message),
  freeInPast: () => wrongField('check_out_date', 'wrong_last_night', say.freeInPast),
  alreadyClosed: (who: string | null) => new Problem(409, 'repair_closed', say.alreadyClosed(who)),
  isClosed: () => new Problem(409, 'repair_closed', say.isClosed),
  notClosed: () => new Problem(409, 'repair_not_closed', say.notClosed),
  alreadyStarted: () => new Problem(409, 'repair_started', say.alreadyStarted),
  nextIsOpen: () => new Problem(409, 'next_repair_open', say.nextIsOpen),
  noPhoto: () => wrongField(repairPhoto.field, 'no_photo', say.noPhoto),
  photoMissing: () => new Problem(404, 'not_found', say.photoMissing),
  tooManyPhotos: (most: number) => wrongField(repairPhoto.field, 'too_many_photos', say.tooManyPhotos(most)),
}

export const repairConstraints: ConstraintProblems = {
  repair_open_task_key: repairProblems.nextIsOpen,
}
