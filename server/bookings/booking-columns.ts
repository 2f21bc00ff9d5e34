import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { bookingFields } from '#contract/bookings/booking-fields.ts'
import type { Paise } from '#contract/kit/money.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { guestSummary } from '#server/guests/guest-summary.ts'

export const bookings = (db: Db) => db.selectFrom('booking')

/** Money of a cancelled booking or a no-show that the hotel has not refunded yet. */
const refundDue = sql<Paise>`coalesce((
  select held_money.amount from held_money where held_money.booking_id = booking.id
), 0)`

const sourceSummary = sql<{ id: number; name: string } | null>`case when booking_source.id is not null
  then json_build_object('id', booking_source.id, 'name', booking_source.name) end`

/** The columns of a booking wherever one is shown. */
export const withColumns = (found: ReturnType<typeof bookings>) =>
  found
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .innerJoin('food_plan', 'food_plan.id', 'booking.food_plan_id')
    .leftJoin('booking_source', 'booking_source.id', 'booking.source_id')
    .select([
      'booking.id',
      'booking.slug',
      'booking.booking_type',
      'booking.status',
      'booking.guest_id',
      'booking.food_plan_id',
      'booking.group_name',
      'booking.group_size',
      'booking.late_entry_reason',
      'booking.cancel_reason',
      'booking.version',
      'booking.created_at',
      bookingNumber.as('booking_number'),
      refundDue.as('refund_due'),
    ])
    .select(bookingFields.map((field) => `booking.${field}` as const))
    .select(({ ref }) => [
      guestSummary.as('guest'),
      jsonBuildObject({ id: ref('food_plan.id'), name: ref('food_plan.name'), price: ref('food_plan.price') }).as(
        'food_plan',
      ),
      sourceSummary.as('source'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('stay')
          .innerJoin('room', 'room.id', 'stay.room_id')
          .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
          .select([
            'room.id',
            'room.slug',
            'room.room_number',
            'room_type.name as room_type',
            'stay.room_rent',
            'stay.check_in_date',
            'stay.check_out_date',
          ])
          .whereRef('stay.booking_id', '=', 'booking.id')
          .orderBy('room.room_number'),
      ).as('rooms'),
    )
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('invoice_balance')
          .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
          .select(['invoice.slug', 'invoice.number'])
          .select(['invoice_balance.status', 'invoice_balance.total', 'invoice_balance.balance'])
          .whereRef('invoice_balance.booking_id', '=', 'booking.id'),
      ).as('invoice'),
    )
