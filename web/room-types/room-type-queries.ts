import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const roomTypeQueries = slugQueries(roomTypeEndpoints)
