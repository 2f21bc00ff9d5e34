import { ratePlanEndpoints } from '#contract/rates/rate-plan-endpoints.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'
import { ratePlanStore } from '#server/rates/plans/rate-plan-store.ts'

export const ratePlanRoutes = slugRoutes(ratePlanEndpoints, ratePlanStore, ratePlanMessages)
