import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import type { Db } from '#server/db/connect.ts'

const columns = ['id', 'check_in_date', 'check_out_date', 'maintenance_reason'] as const

export const listMaintenance = (db: Db, roomId: number, from: CalendarDate) =>
  db
    .selectFrom('stay')
    .select(columns)
    .$narrowType<{ maintenance_reason: string }>()
    .where('room_id', '=', roomId)
    .where('booking_id', 'is', null)
    .where('check_out_date', '>', from)
    .orderBy('check_in_date')
    .execute()

export const insertMaintenance = (db: Db, roomId: number, draft: MaintenanceDraft) =>
  db
    .insertInto('stay')
    .values({ room_id: roomId, ...draft })
    .returning(columns)
    .$narrowType<{ maintenance_reason: string }>()
    .executeTakeFirstOrThrow()

export const deleteMaintenance = async (db: Db, roomId: number, id: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('stay')
    .where('id', '=', id)
    .where('room_id', '=', roomId)
    .where('booking_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
