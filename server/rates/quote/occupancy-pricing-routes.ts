import { occupancyPreviewEndpoint } from '#contract/rates/occupancy-pricing.ts'
import type { Api } from '#server/kit/http/http.ts'
import { previewOccupancy } from '#server/rates/quote/preview-occupancy.ts'

export const occupancyPricingRoutes = (api: Api) => {
  api.on(occupancyPreviewEndpoint, async (call) => ({ data: await previewOccupancy(call, call.query) }))
}
