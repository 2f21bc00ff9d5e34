import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { slugRoutes } from '#server/kit/slug-routes.ts'
import { roomStore } from '#server/rooms/room-store.ts'

export const roomRoutes = slugRoutes(roomEndpoints, roomStore, roomMessages)
