import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { bookingFields } from '#contract/bookings/booking-fields.ts'
import type { CompanySummary } from '#contract/companies/company-summary.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { z } from '#contract/kit/z.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { nightsOfStay } from '#server/bookings/stays/line-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.ts'
import { guestSummary } from '#server/guests/guest-summary.ts'
import { netAmount } from '#server/payments/net-amount.ts'

export const bookings = (db: Db) => db.selectFrom('booking')

/** Money of a cancelled booking or a no-show that the hotel has not refunded yet. */
const refundDue = sql<Paise>`coalesce((
  select held_money.amount from held_money where held_money.booking_id = booking.id
), 0)`

/** Money received before the invoice. */
const advanceAmount = sql<Paise>`(
  select ${netAmount} from payment where payment.booking_id = booking.id and payment.invoice_id is null
)`

const sourceSummary = sql<{ id: number; name: string } | null>`case when booking_source.id is not null
  then json_build_object('id', booking_source.id, 'name', booking_source.name) end`

const companySummary = sql<z.output<typeof CompanySummary> | null>`case when company.id is not null
  then json_build_object('id', company.id, 'slug', company.slug, 'name', company.name) end`

const planSummary = sql<{ id: number; name: string } | null>`case when rate_plan.id is not null
  then json_build_object('id', rate_plan.id, 'name', rate_plan.name) end`

/** Of several invoices a booking shows the one with something to do, else the last that counts. */
export const invoiceRank = sql`case invoice_balance.status
  when 'pending' then 1 when 'refund_due' then 2 when 'paid' then 3 else 4 end`

/** The folio of an invoice; none for the booking's own. */
export const folioSlug = sql<string | null>`(select folio.slug from folio where folio.id = invoice.folio_id)`

/** The columns of a booking wherever one is shown, without its rooms. */
const withOwnColumns = (found: ReturnType<typeof bookings>) =>
  found
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .innerJoin('food_plan', 'food_plan.id', 'booking.food_plan_id')
    .leftJoin('booking_source', 'booking_source.id', 'booking.source_id')
    .leftJoin('company', 'company.id', 'booking.company_id')
    .leftJoin('rate_plan', 'rate_plan.id', 'booking.rate_plan_id')
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
      advanceAmount.as('advance_amount'),
    ])
    .select(bookingFields.map((field) => `booking.${field}` as const))
    .select(({ ref }) => [
      guestSummary.as('guest'),
      jsonBuildObject({ id: ref('food_plan.id'), name: ref('food_plan.name'), price: ref('food_plan.price') }).as(
        'food_plan',
      ),
      sourceSummary.as('source'),
      companySummary.as('company'),
      planSummary.as('rate_plan'),
    ])
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('invoice_balance')
          .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
          .select(['invoice.id', 'invoice.slug', 'invoice.number'])
          .select(['invoice_balance.status', 'invoice_balance.total', 'invoice_balance.balance'])
          .select([folioSlug.as('folio'), sql<number>`count(*) over () - 1`.as('others')])
          .whereRef('invoice_balance.booking_id', '=', 'booking.id')
          .orderBy(invoiceRank)
          .orderBy('invoice.id', 'desc')
          .limit(1),
      ).as('invoice'),
    )

/** The stays of a booking, in the order of line and date. */
const stays = ({ selectFrom }: Pick<ExpressionBuilder<DB, 'booking'>, 'selectFrom'>) =>
  selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select([
      'stay.slug as stay',
      ofBooking.as('line'),
      'stay.check_in_date',
      'stay.check_out_date',
      'stay.departed_on',
    ])
    .select(['stay.number_of_adults', 'stay.number_of_children', 'stay.number_of_infants'])
    .select(['room.id', 'room.slug', 'room.room_number', 'room_type.name as room_type'])
    .select(averageRent.as('room_rent'))
    .whereRef('stay.booking_id', '=', 'booking.id')
    .orderBy('stay.line')
    .orderBy('stay.check_in_date')

/** Only a block for maintenance has no line. */
const ofBooking = sql<number>`stay.line`

const averageRent = sql<Paise>`(select round(avg(night.rent))::bigint from night where night.stay_id = stay.id)`

/** The columns of a booking in a list. */
export const withColumns = (found: ReturnType<typeof bookings>) =>
  withOwnColumns(found).select((eb) => jsonArrayFrom(stays(eb)).as('rooms'))

/** The same with the rent of each night. */
export const withNights = (found: ReturnType<typeof bookings>) =>
  withOwnColumns(found).select((eb) => jsonArrayFrom(stays(eb).select(nightsOfStay.as('nightly_rents'))).as('rooms'))
