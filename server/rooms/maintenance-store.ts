import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { hasNights } from '#server/bookings/stays/stay-conditions.ts'
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

/** The number of the live booking that has some nights of a room. */
export const findBookingOfNights = async (
  db: Db,
  roomId: number,
  { check_in_date, check_out_date }: { check_in_date: CalendarDate; check_out_date: CalendarDate },
) => {
  const found = await db
    .selectFrom('stay')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select(bookingNumber.as('booking_number'))
    .where('stay.room_id', '=', roomId)
    .where(hasNights(check_in_date, check_out_date))
    .executeTakeFirst()
  return found?.booking_number
}

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
