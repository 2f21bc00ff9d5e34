import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

interface Size {
  rooms: number
  guests: number
  bookings: number
}

const given = ['Asha', 'Ravi', 'Meera', 'Imran', 'Fatima', 'John', 'Lakshmi', 'Arjun', 'Kiran', 'Nisha']
const family = ['Rao', 'Sharma', 'Khan', 'Iyer', 'Das', 'Patel', 'Singh', 'Fernandes', 'Bose', 'Nair', 'Gupta']

/**
 * Fills an empty database with a hotel of any size, by whole statements: always the same, and without overlaps.
 * Each room has stays of 2 nights, one after the other, the last of them still to come.
 */
export const loadHotel = (db: Db, size: Size, today: string) =>
  db.connection().execute((connection) => load(connection, size, today))

const load = async (db: Db, { rooms, guests, bookings }: Size, today: string) => {
  await sql`set statement_timeout = 0`.execute(db)
  const quietly = ['guest', 'booking', 'stay', 'room', 'room_type']
  for (const table of quietly) await sql`alter table ${sql.table(table)} disable trigger audit`.execute(db)
  await sql`insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
    select 'type-' || n, 'Type ' || n, 'A room', 2, 1, 1, 250000 from generate_series(1, 4) n`.execute(db)
  await sql`insert into room (slug, room_number, room_type_id, status, description)
    select 'room-' || n, (100 + n)::text, (select min(id) from room_type) + n % 4, 'available', 'A room'
    from generate_series(1, ${rooms}::int) n`.execute(db)
  await sql`insert into guest overriding system value select (jsonb_populate_record(null::guest, sample.values || jsonb_build_object(
      'id', n, 'slug', 'guest-' || n,
      'name', (${given}::text[])[1 + n % ${given.length}::int] || ' ' || (${family}::text[])[1 + n / 7 % ${family.length}::int] || ' ' || n,
      'phone', (9000000000 + n * 37)::text, 'email', 'guest' || n || '@example.com'))).*
    from generate_series(1, ${guests}::int) n, (
      select jsonb_object_agg(column_name, case when data_type = 'text' then to_jsonb(''::text) end) ||
        jsonb_build_object('nationality_id', 1, 'visa_status', 'visa', 'address', 'Road 1', 'created_at', now(), 'id_proof_image', null) as values
      from information_schema.columns where table_name = 'guest' and table_schema = current_schema()
    ) sample`.execute(db)
  await sql`with numbered as (
      select n, n % ${rooms}::int as room, n / ${rooms}::int as turn, ceil(${bookings}::numeric / ${rooms}::int)::int as turns
      from generate_series(0, ${bookings}::int - 1) n
    ), dated as (
      select *, ${today}::date + 60 - 2 * (turns - turn) as arrival from numbered
    )
    insert into booking (slug, number, booking_type, status, guest_id, check_in_date, check_out_date,
      number_of_adults, number_of_children, number_of_infants, advance_amount, food_plan_id, food_plan_rate,
      booked_on, created_at)
    select 'booking-' || n, n + 1, 'individual',
      case when n % 20 = 7 then 'cancelled' when arrival + 2 <= ${today}::date then 'checked_out' else 'booked' end::booking_status,
      1 + (n::bigint * 7919 % ${guests}::int)::int, arrival, arrival + 2, 2, 0, 0, 0, 1, 0,
      least(arrival - 14, ${today}::date - n % 20), least(arrival - 14, ${today}::date - n % 20)
    from dated`.execute(db)
  await sql`insert into stay (room_id, check_in_date, check_out_date, booking_id, booking_status, room_rent)
    select (select min(id) from room) + (number - 1) % ${rooms}::int, check_in_date, check_out_date, id, status, 250000
    from booking`.execute(db)
  await sql`select setval('booking_number_seq', (select max(number) from booking))`.execute(db)
  for (const table of quietly) await sql`alter table ${sql.table(table)} enable trigger audit`.execute(db)
  await sql`vacuum analyze`.execute(db)
  await sql`reset statement_timeout`.execute(db)
}
