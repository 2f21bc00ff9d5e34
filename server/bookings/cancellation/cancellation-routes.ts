import { cancellationEndpoints } from '#contract/bookings/cancellation/cancellation-endpoints.ts'
import { proposeCancellation } from '#server/bookings/cancellation/propose-cancellation.ts'
import type { Api } from '#server/kit/http/http.ts'

export const cancellationRoutes = (api: Api) => {
  api.on(cancellationEndpoints.propose, async (call) => ({
    data: await proposeCancellation(call, call.params.slug, call.query.no_show ?? false),
  }))
}
