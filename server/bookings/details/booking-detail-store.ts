import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { bookings, withNights } from '#server/bookings/booking-columns.ts'
import { folioChanges } from '#server/bookings/details/booking-folio-history.ts'
import { bookingChanges, historyOf } from '#server/bookings/details/booking-history.ts'
import { moneyChanges } from '#server/bookings/details/booking-money-history.ts'
import { occupantChanges } from '#server/bookings/details/booking-occupant-history.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

const detailsBySlug = statement((db, { slug }: { slug: string }) =>
  withNights(bookings(db))
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('booking_guest')
          .select(['booking_guest.guest_id', 'guest_name'])
          .whereRef('booking_guest.booking_id', '=', 'booking.id')
          .orderBy('booking_guest.id'),
      ).as('guests'),
      bookingChanges.as('changes'),
      moneyChanges.as('moneyChanges'),
      folioChanges.as('folioChanges'),
      occupantChanges.as('occupantChanges'),
    ])
    .where('booking.slug', '=', slug),
)

/** A booking with the list of its group and its history. */
export const getBookingDetail = async (db: Db, slug: string) => {
  const [found] = await detailsBySlug(db, { slug })
  if (!found) return undefined
  const { changes, moneyChanges, folioChanges, occupantChanges, ...booking } = found
  return { ...booking, history: historyOf({ changes, moneyChanges, folioChanges, occupantChanges }) }
}
