import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { NightAbove } from '#contract/taxes/specified-premises/premises.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

/** Of a line of an invoice, what is left for each of its nights after credit notes. */
const perUnit = sql`(line.amount - coalesce((
  select sum(credited.amount) from invoice note join invoice_line credited on credited.invoice_id = note.id
  where note.corrects_id = invoice.id and credited.position = line.position
), 0))::numeric / line.quantity`

/**
 * The first room-night of some days that was supplied above a limit. Only invoiced nights count, at the value that
 * decided their tax: after discounts, with meals that are one supply with the room, and after credit notes. A night that
 * folios share is added up.
 */
export const firstNightAbove = async (
  db: Db,
  [first, last]: [CalendarDate, CalendarDate],
  limit: Paise,
  exceptBooking: number | null = null,
): Promise<NightAbove | null> => {
  const { rows } = await sql<NightAbove>`
    select date, round(value)::bigint as value,
      json_build_object('slug', booking.slug, 'booking_number', ${bookingNumber}) as booking
    from (
      select night.*, stay.booking_id, stay.line,
        'room:' || stay.line || ':' || night.date as room_key, 'food_plan:' || stay.line || ':' || night.date as meal_key
      from night join stay on stay.id = night.stay_id
      where night.date between ${first} and ${last} and stay.booking_id is not null
        and stay.booking_id is distinct from ${exceptBooking}::integer
        and night.rent + night.meals * night.food_plan_rate > ${limit}
    ) night
    join booking on booking.id = night.booking_id
    cross join lateral (
      select coalesce(sum(part.amount), 0) as value from (
        select (
          select max(${perUnit}) from invoice_line line
          where line.invoice_id = invoice.id and line.kind = 'room' and line.rate = coalesce(
            (
              select least(moved.amount, night.rent) from moved_charge moved
              where moved.booking_id = night.booking_id and moved.charge_key = night.room_key
                and moved.amount is not null and moved.folio_id is not distinct from invoice.folio_id
            ),
            night.rent - coalesce((
              select sum(moved.amount) from moved_charge moved
              where moved.booking_id = night.booking_id and moved.charge_key = night.room_key
                and moved.amount is not null and moved.folio_id is distinct from invoice.folio_id
            ), 0)
          )
        ) as amount
        from invoice
        where invoice.booking_id = night.booking_id and invoice.charge_keys @> array[night.room_key]
        union all
        select (
          select max(${perUnit}) * night.meals from invoice_line line
          where line.invoice_id = invoice.id and line.kind = 'food_plan' and line.rate = night.food_plan_rate
        )
        from invoice, property
        where property.composite_supply and invoice.booking_id = night.booking_id
          and invoice.charge_keys @> array[night.meal_key]
      ) part
    ) supplied
    where supplied.value > ${limit}
    order by night.date, booking.id
    limit 1`.execute(db)
  return rows[0] ?? null
}
