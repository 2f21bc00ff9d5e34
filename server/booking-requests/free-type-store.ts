import { sql } from 'kysely'
import type { FreeType, FreeTypeQuery } from '#contract/booking-requests/booking-request.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { overstay } from '#server/bookings/stays/overdue.ts'
import { hasNights } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'

const fewLeft = 3

/** Room types with a free room for all of the nights; `typeId` asks for one type. */
export const readFreeTypes = async (
  db: Db,
  { check_in_date, check_out_date }: FreeTypeQuery,
  today: CalendarDate,
  typeId?: number,
): Promise<Omit<FreeType, 'offers'>[]> => {
  const types = await db
    .selectFrom('room_type')
    .innerJoin('room', 'room.room_type_id', 'room_type.id')
    .select(['room_type.id', 'room_type.name', 'room_type.description', 'room_type.price_per_night'])
    .select(['room_type.max_adults', 'room_type.max_children', 'room_type.max_infants'])
    .select(sql<number>`count(*)`.as('rooms'))
    .where('room_type.retired_at', 'is', null)
    .$if(typeId !== undefined, (found) => found.where('room_type.id', '=', typeId ?? 0))
    .where('room.retired_at', 'is', null)
    .where('room.under_maintenance', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stay')
            .select('stay.id')
            .whereRef('stay.room_id', '=', 'room.id')
            .where(hasNights(check_in_date, check_out_date)),
        ),
      ),
    )
    // Guests who should have left may stay another night.
    .where(
      sql<boolean>`not (${check_in_date}::date <= ${today}::date and ${today}::date < ${check_out_date}::date
        and ${overstay(today)} is not null)`,
    )
    .groupBy('room_type.id')
    .orderBy('room_type.price_per_night')
    .orderBy('room_type.name')
    .execute()
  return types.map(({ rooms, ...type }) => ({ ...type, rooms_left: rooms <= fewLeft ? rooms : null }))
}
