import { Problem } from '#contract/kit/problem.ts'
import { availabilityEndpoint } from '#contract/rooms/availability.ts'
import { maintenanceEndpoints } from '#contract/rooms/maintenance.ts'
import { occupiedRoomsEndpoint } from '#contract/rooms/occupied-rooms.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { findConflict, holdRooms } from '#server/bookings/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { addRoom, changeRoom } from '#server/rooms/change-room.ts'
import { deleteMaintenance, insertMaintenance, listMaintenance } from '#server/rooms/maintenance-store.ts'
import { listOccupiedRooms } from '#server/rooms/occupied-rooms.ts'
import { listAvailableRooms } from '#server/rooms/room-availability.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'
import { roomStore } from '#server/rooms/room-store.ts'

const mustGet = async (db: Db, slug: string) => {
  const room = await roomStore.get(db, slug)
  if (!room) throw roomProblems.missing()
  return room
}

export const roomRoutes = (api: Api) => {
  api.on(roomEndpoints.list, async ({ db, query }) => ({ data: await roomStore.list(db, query) }))
  api.on(roomEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(roomEndpoints.save, async ({ db, body }) => ({
    message: roomMessages.saved,
    data: await mustGet(db, await addRoom(db, body)),
  }))
  api.on(roomEndpoints.update, async (call) => {
    await changeRoom(call, call.params.slug, call.body)
    return { message: roomMessages.updated, data: await mustGet(call.db, call.params.slug) }
  })
  api.on(roomEndpoints.remove, async ({ db, params }) => {
    if (!(await roomStore.remove(db, params.slug))) throw roomProblems.missing()
    return { message: roomMessages.removed }
  })

  api.on(availabilityEndpoint, async ({ db, query }) => ({ data: await listAvailableRooms(db, query) }))
  api.on(occupiedRoomsEndpoint, async ({ db, clock }) => ({
    data: await listOccupiedRooms(db, await hotelToday(db, clock)),
  }))

  api.on(maintenanceEndpoints.list, async ({ db, clock, params }) => ({
    data: await listMaintenance(db, (await mustGet(db, params.slug)).id, await hotelToday(db, clock)),
  }))
  api.on(maintenanceEndpoints.save, async ({ db, params, body }) => {
    const { id, slug, room_number } = await mustGet(db, params.slug)
    await holdRooms(db, [id])
    const taken = await findConflict(db, [{ room_id: id, ...body }])
    if (taken) throw bookingProblems.roomTaken(taken.room_number, taken.check_in_date, taken.check_out_date)
    const data = await insertMaintenance(db, id, body)
    const { check_in_date, check_out_date } = data
    const parts = { room_number, check_in_date, check_out_date }
    await recordNotice(db, { kind: 'maintenance', subject: 'room', slug, parts })
    return { message: roomMessages.keptBack, data }
  })
  api.on(maintenanceEndpoints.remove, async ({ db, params }) => {
    const { id } = await mustGet(db, params.slug)
    if (!(await deleteMaintenance(db, id, params.id))) throw new Problem(404, 'not_found', roomMessages.notKeptBack)
    return { message: roomMessages.givenBack }
  })
}
