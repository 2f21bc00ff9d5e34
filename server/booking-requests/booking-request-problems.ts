import { type BookingRequestStatus, mostOpenRequests } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'
import { quoteProblems } from '#server/rates/quote/quote-problems.ts'

export const bookingRequestProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  typeMissing: () => new Problem(422, 'room_type_missing', say.typeMissing, { room_type_id: [say.typeMissing] }),
  planMissing: () => new Problem(422, 'rate_plan_missing', say.planMissing, { rate_plan_id: [say.planMissing] }),
  notOffered: (violation: string) =>
    new Problem(422, 'not_offered', say.notOffered(violation), { rate_plan_id: [say.notOffered(violation)] }),
  typeTaken: () => new Problem(409, 'room_type_taken', say.typeTaken),
  tooSmall: (people: string) => new Problem(409, 'over_capacity', say.tooSmall(people)),
  tooMany: () => new Problem(409, 'too_many_requests', say.tooMany(mostOpenRequests)),
  notOpen: (status: BookingRequestStatus) => new Problem(409, 'request_not_open', say.notOpen(status)),
  arrivalPassed: () => new Problem(409, 'arrival_passed', say.arrivalPassed),
}

export const bookingRequestConstraints: ConstraintProblems = {
  booking_request_room_type_id_fkey: bookingRequestProblems.typeMissing,
  booking_request_rate_plan_id_fkey: quoteProblems.planMissing,
}
