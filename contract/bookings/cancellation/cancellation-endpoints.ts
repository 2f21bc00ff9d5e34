import { Cancellation, CancellationQuery } from '#contract/bookings/cancellation/cancellation.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'

export const cancellationEndpoints = {
  propose: endpoint({
    method: 'GET',
    path: '/bookings/:slug/cancellation',
    access: 'bookings.view',
    summary: 'The fee that the cancellation policy proposes now, with its tax and the money received',
    params: SlugParams,
    query: CancellationQuery,
    reply: dataOf(Cancellation),
  }),
}
