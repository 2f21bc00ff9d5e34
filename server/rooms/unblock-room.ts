import type { Db } from '#server/db/connect.ts'
import { deleteMaintenance } from '#server/rooms/maintenance-store.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'

/** Opens blocked nights of a room for bookings again. */
export const unblockRoom = async (db: Db, room: { id: number }, maintenanceId: number) => {
  if (!(await deleteMaintenance(db, room.id, maintenanceId))) throw roomProblems.notBlocked()
}
