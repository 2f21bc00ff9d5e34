import { sql } from 'kysely'
import type { Fault } from '#contract/repairs/repair.ts'
import type { Db } from '#server/db/connect.ts'

/** How many faults of a room are not closed. */
export const openFaults = sql<number>`(
  select count(*) from repair where repair.room_id = room.id and repair.status <> 'closed'
)`

/** The open faults of some rooms, the most urgent of each room first. */
export const listFaults = (db: Db, roomIds: number[]): Promise<Fault[]> =>
  db
    .selectFrom('repair')
    .innerJoin('room', 'room.id', 'repair.room_id')
    .leftJoin('stay', 'stay.slug', 'repair.stay_slug')
    .select(['repair.slug', 'room.id as room_id', 'room.room_number', 'repair.description', 'repair.priority'])
    .select(['repair.status', 'repair.reported_at', 'repair.due_date', 'stay.check_in_date', 'stay.check_out_date'])
    .where(sql<boolean>`repair.room_id = any(${roomIds}::integer[])`)
    .where('repair.status', '<>', 'closed')
    .orderBy(sql`room.room_number collate natural_order`)
    .orderBy('repair.priority')
    .orderBy('repair.id')
    .execute()
