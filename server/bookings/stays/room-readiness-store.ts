import { sql } from 'kysely'
import type { RoomNotReady } from '#contract/housekeeping/housekeeping-messages.ts'
import type { ReadinessRule } from '#contract/rooms/room-condition.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** The person who is cleaning a room today. */
export const cleanedBy = sql<string | null>`(
  select account.name from cleaning join account on account.id = cleaning.state_changed_by
  where cleaning.room_id = room.id and cleaning.day = hotel_day(hotel_now()) and cleaning.state = 'started'
)`

const readiness = statement(
  (_db, { room_id }: { room_id: number }) => sql<RoomNotReady & ReadinessRule>`
    select room.room_number, room.condition, ${cleanedBy} as cleaned_by,
      (select ready_means_inspected from property limit 1) as ready_means_inspected
    from room where room.id = ${room_id}`,
)

/** How far a room is from being ready for guests. */
export const readReadiness = async (db: Db, roomId: number) => (await readiness(db, { room_id: roomId }))[0]
