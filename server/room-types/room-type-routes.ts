import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'

export const roomTypeRoutes = slugRoutes(roomTypeEndpoints, roomTypeStore, roomTypeMessages)
