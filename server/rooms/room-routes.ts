import { availabilityEndpoint } from '#contract/rooms/availability.ts'
import { maintenanceEndpoints } from '#contract/rooms/maintenance.ts'
import { occupiedRoomsEndpoint } from '#contract/rooms/occupied-rooms.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { roomRangeEndpoints } from '#contract/rooms/room-range.ts'
import type { Api } from '#server/kit/http/http.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { addRooms, previewRooms } from '#server/rooms/add-rooms.ts'
import { blockRoom } from '#server/rooms/block-room.ts'
import { addRoom, changeRoom } from '#server/rooms/change-room.ts'
import { listMaintenance } from '#server/rooms/maintenance-store.ts'
import { listOccupiedRooms } from '#server/rooms/occupied-rooms.ts'
import { listAvailableRooms } from '#server/rooms/room-availability.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'
import { roomStore } from '#server/rooms/room-store.ts'
import { unblockRoom } from '#server/rooms/unblock-room.ts'

const mustGet = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) => {
  const room = await roomStore.get(db, slug, await hotelToday(db, clock))
  if (!room) throw roomProblems.missing()
  return room
}

export const roomRoutes = (api: Api) => {
  api.on(roomEndpoints.list, async ({ db, clock, query }) => ({
    data: await roomStore.list(db, query, await hotelToday(db, clock)),
  }))
  api.on(roomEndpoints.get, async (call) => ({ data: await mustGet(call, call.params.slug) }))
  api.on(roomEndpoints.save, async (call) => ({
    message: roomMessages.saved,
    data: await mustGet(call, await addRoom(call, call.body)),
  }))
  api.on(roomEndpoints.update, async (call) => {
    await changeRoom(call, call.params.slug, call.body)
    const message = call.body.maintenance ? roomMessages.updatedAndBlocked : roomMessages.updated
    return { message, data: await mustGet(call, call.params.slug) }
  })
  api.on(roomEndpoints.remove, async ({ db, params }) => {
    if (!(await roomStore.remove(db, params.slug))) throw roomProblems.missing()
    return { message: roomMessages.removed }
  })

  api.on(roomRangeEndpoints.preview, async ({ db, query }) => ({ data: await previewRooms(db, query.room_numbers) }))
  api.on(roomRangeEndpoints.save, async ({ db, body }) => ({
    message: roomMessages.savedRange(await addRooms(db, body)),
  }))

  api.on(availabilityEndpoint, async ({ db, clock, query }) => ({
    data: await listAvailableRooms(db, query, await hotelToday(db, clock)),
  }))
  api.on(occupiedRoomsEndpoint, async ({ db, clock }) => ({
    data: await listOccupiedRooms(db, await hotelToday(db, clock)),
  }))

  api.on(maintenanceEndpoints.list, async (call) => ({
    data: await listMaintenance(
      call.db,
      (await mustGet(call, call.params.slug)).id,
      await hotelToday(call.db, call.clock),
    ),
  }))
  api.on(maintenanceEndpoints.save, async (call) => ({
    message: roomMessages.blocked,
    data: await blockRoom(call, await mustGet(call, call.params.slug), call.body),
  }))
  api.on(maintenanceEndpoints.remove, async (call) => {
    await unblockRoom(call.db, await mustGet(call, call.params.slug), call.params.id)
    return { message: roomMessages.unblocked }
  })
}
