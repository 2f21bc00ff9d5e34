import { Problem, wrongField } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const occupantProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  guestMissing: () => wrongField('guest_id', say.guestMissing),
  inTwice: () => new Problem(409, 'occupant_exists', say.inTwice),
  inHouseAlready: (people: Parameters<typeof say.inHouseAlready>[0]) =>
    new Problem(409, 'guest_in_house', say.inHouseAlready(people)),
  lineMissing: () => wrongField('line', say.lineMissing),
  leftTooEarly: () => wrongField('left_at', say.leftTooEarly),
  inFuture: (field: 'arrived_at' | 'left_at') => wrongField(field, say.inFuture),
  notThen: (field: 'arrived_at' | 'left_at', booking: { check_in_date: CalendarDate; check_out_date: CalendarDate }) =>
    wrongField(field, say.notThen(booking.check_in_date, booking.check_out_date)),
  ended: () => new Problem(409, 'booking_ended', say.ended),
  departed: () => new Problem(403, 'not_allowed', say.departed),
}

export const occupantConstraints: ConstraintProblems = {
  occupant_booking_guest_key: occupantProblems.inTwice,
  occupant_guest_id_fkey: occupantProblems.guestMissing,
  occupant_left_check: occupantProblems.leftTooEarly,
}
