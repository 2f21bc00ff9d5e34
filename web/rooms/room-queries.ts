import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const roomQueries = slugQueries(roomEndpoints)
