import { sql } from 'kysely'
import type { RegisterRow } from '#contract/guest-register/guest-register.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { ageOn } from '#contract/occupants/age-on.ts'
import type { Db } from '#server/db/connect.ts'
import { type Clock, setNow } from '#server/kit/clock.ts'
import { bookingsInHouse } from '#server/occupants/in-house-store.ts'

export interface RegisterPerson extends Omit<RegisterRow, 'room'> {
  /** The rooms of the line in the order of their nights. */
  rooms: { from: CalendarDate; room: string }[]
}

interface Row extends Omit<RegisterPerson, 'id_proof' | 'age'> {
  told_age: number | null
  birth_date: CalendarDate | null
  id_proof_type: string | null
  id_proof_number: string
  passport_no: string
}

/**
 * Everybody who has arrived and was in the house on one of these days, with the days and times of arrival and departure:
 * the person's own, otherwise those of the room.
 */
export const listRegisterPeople = async (db: Db, from: CalendarDate, to: CalendarDate): Promise<RegisterPerson[]> => {
  const { rows } = await sql<Row>`
    with near as (${bookingsInHouse(from, to)}), person as (
      select occupant.*, line.rooms,
        coalesce(hotel_day(occupant.arrived_at), line.check_in_date) as arrival_date,
        case when occupant.left_at is not null then hotel_day(occupant.left_at)
          when booking.status = 'checked_out' or line.has_departed then line.check_out_date
        end as departure_date,
        booking.slug as booking, booking.guest_id <> occupant.guest_id as is_companion
      from near
      join booking on booking.id = near.id and booking.status in ('checked_in', 'checked_out')
      join occupant on occupant.booking_id = booking.id
      left join lateral (
        select min(stay.check_in_date) as check_in_date, max(stay.check_out_date) as check_out_date,
          bool_or(stay.departed_on is not null) as has_departed,
          json_agg(json_build_object('from', stay.check_in_date, 'room', room.room_number) order by stay.check_in_date)
            as rooms
        from stay join room on room.id = stay.room_id
        where stay.booking_id = booking.id and stay.line = occupant.line
      ) line on true
    )
    select person.slug as occupant, person.booking, person.relation, person.age as told_age,
      person.arrival_date, person.arrived_at, person.departure_date, person.left_at,
      coalesce(person.rooms, '[]') as rooms,
      entry.financial_year || '-' || lpad(entry.number::text, greatest(4, length(entry.number::text)), '0') as number,
      guest.name, guest.sex, guest.birth_date, nationality.name as nationality, guest.phone, guest.address,
      guest.id_proof_type, guest.id_proof_number, guest.passport_no,
      coalesce(nullif(guest.from_place, ''), nullif(guest.arrived_from_city, ''), guest.arrived_from_place) as from_place,
      coalesce(nullif(guest.proceeding_to, ''), guest.next_destination) as proceeding_to,
      coalesce(nullif(guest.purpose_of_visit, ''), (
        select form_code.label from form_code
        where form_code.list = 'purpose' and form_code.code = guest.purpose_code
          and form_code.valid_from <= person.arrival_date
        order by form_code.valid_from desc limit 1
      ), '') as purpose,
      coalesce((
        select string_agg(invoice.number, ', ' order by invoice.number) from invoice
        join invoice_balance on invoice_balance.invoice_id = invoice.id and invoice_balance.status <> 'cancelled'
        where invoice.booking_id = person.booking_id
      ), '') as bill,
      (
        select max(card.signed_at) from registration_card card
        where card.occupant_id = person.id and card.replaced_at is null
      ) as signed_at
    from person
    join guest live on live.id = person.guest_id
    left join departed_guest departed on departed.occupant_id = person.id and person.departure_date is not null
    -- Of those who have left, the guest as at the departure.
    cross join lateral jsonb_populate_record(live, coalesce(departed.registered, '{}')) guest
    join nationality on nationality.id = guest.nationality_id
    left join register_entry entry on entry.occupant_id = person.id
    where person.arrival_date <= ${to} and (person.departure_date is null or person.departure_date >= ${from})
    order by entry.financial_year, entry.number, person.arrival_date, person.arrived_at, person.booking_id, person.line,
      person.is_companion, person.id
  `.execute(db)
  return rows.map(toPerson)
}

const toPerson = ({
  told_age,
  birth_date,
  id_proof_type,
  id_proof_number,
  passport_no,
  ...row
}: Row): RegisterPerson => ({
  ...row,
  age: birth_date ? ageOn(birth_date, row.arrival_date) : told_age,
  // A foreign national is registered with the passport, whatever else was shown.
  id_proof:
    isForeign(row.nationality) && passport_no
      ? `Passport ${passport_no}`
      : [id_proof_type, id_proof_number].filter(Boolean).join(' '),
})

/** Numbers everybody who has arrived and has no number yet, in a transaction. */
export const numberArrivals = async (db: Db, clock: Clock) => {
  await sql`select ${setNow(clock)}`.execute(db)
  await sql`select number_arrivals()`.execute(db)
}

/** The same of those who are checked in: others have their numbers since they came. */
export const numberInHouse = async (db: Db, clock: Clock) => {
  await sql`select ${setNow(clock)}`.execute(db)
  await sql`
    select number_arrivals(house.id) from (
      select booking.id from booking
      where booking.status = 'checked_in' and exists (
        select from occupant left join register_entry entry on entry.occupant_id = occupant.id
        where occupant.booking_id = booking.id and entry.occupant_id is null
      )
      order by booking.check_in_date, booking.id
    ) house`.execute(db)
}

export const getRetention = async (db: Db) =>
  (await db.selectFrom('property').select('register_retention_days').executeTakeFirstOrThrow()).register_retention_days
