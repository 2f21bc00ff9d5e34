import { Problem, wrongField } from '#contract/kit/problem.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const lostPropertyProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  sentDifferently: () => new Problem(409, 'sent_differently', say.sentDifferently),
  notKept: () => new Problem(409, 'lost_property_not_kept', say.notKept),
  isKept: () => new Problem(409, 'lost_property_is_kept', say.isKept),
  roomMissing: () => new Problem(422, 'room_missing', say.roomMissing, { room_id: [say.roomMissing] }),
  foundInFuture: () => wrongField('found_on', say.foundInFuture),
  keptTooShort: () => wrongField('keep_until', say.keptTooShort),
  closedTooEarly: () => wrongField('closed_on', say.closedTooEarly),
  closedInFuture: () => wrongField('closed_on', say.closedInFuture),
  notOwnOfToday: () => new Problem(403, 'not_allowed', say.notOwnOfToday),
  photoMissing: () => new Problem(404, 'not_found', say.photoMissing),
}

export const lostPropertyConstraints: ConstraintProblems = {
  lost_property_room_id_fkey: lostPropertyProblems.roomMissing,
}
