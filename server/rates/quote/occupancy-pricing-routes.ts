import { occupancyOfNightEndpoint, occupancyPreviewEndpoint } from '#contract/rates/occupancy-pricing.ts'
import type { Api } from '#server/kit/http/http.ts'
import { previewOccupancy } from '#server/rates/quote/preview-occupancy.ts'
import { readOccupancy } from '#server/rates/quote/sold-rooms-store.ts'

export const occupancyPricingRoutes = (api: Api) => {
  api.on(occupancyPreviewEndpoint, async (call) => ({ data: await previewOccupancy(call, call.query) }))
  api.on(occupancyOfNightEndpoint, async ({ db, query }) => ({ data: await readOccupancy(db, query) }))
}
