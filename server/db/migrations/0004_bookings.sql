create extension if not exists btree_gist;

create type booking_type as enum ('individual', 'group');
create type booking_status as enum ('booked', 'checked_in', 'checked_out', 'cancelled', 'no_show');

create sequence booking_id_seq as integer;
-- Taken last of all when a booking is placed, so that a refusal uses none up: BK-000123 follows BK-000122.
create sequence booking_number_seq as integer;

create table booking (
  id integer primary key default nextval('booking_id_seq'),
  slug text not null constraint booking_slug_key unique,
  number integer not null default nextval('booking_number_seq') constraint booking_number_key unique,
  booking_type booking_type not null,
  status booking_status not null default 'booked',
  guest_id integer not null constraint booking_guest_id_fkey references guest,
  check_in_date date not null,
  check_out_date date not null,
  number_of_adults integer not null check (number_of_adults >= 1),
  number_of_children integer not null check (number_of_children >= 0),
  number_of_infants integer not null check (number_of_infants >= 0),
  advance_amount paise not null check (advance_amount >= 0),
  food_plan_id integer not null constraint booking_food_plan_id_fkey references food_plan,
  food_plan_rate paise not null check (food_plan_rate >= 0),
  group_name text,
  group_size integer,
  late_entry_reason text,
  cancel_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint booking_dates_check check (check_out_date > check_in_date),
  -- What the rooms' copy of the status hangs on.
  constraint booking_id_status_key unique (id, status)
);
create index booking_status_idx on booking (status, number);
create index booking_arrival_idx on booking (check_in_date, number);
create index booking_departure_idx on booking (check_out_date, number);
create index booking_guest_idx on booking (guest_id, number);
create trigger audit after insert or update or delete on booking
  for each row execute function record_audit('version');

-- A room for some nights: of a booking, or kept back for maintenance.
create table stay (
  id integer generated always as identity primary key,
  room_id integer not null constraint stay_room_id_fkey references room,
  check_in_date date not null,
  check_out_date date not null,
  nights daterange not null generated always as (daterange(check_in_date, check_out_date, '[)')) stored,
  booking_id integer,
  -- Follows the booking by itself, through the foreign key: a cancelled booking can't go on holding its room.
  booking_status booking_status,
  room_rent paise not null default 0 check (room_rent >= 0),
  maintenance_reason text,
  constraint stay_dates_check check (check_out_date > check_in_date),
  constraint stay_kind_check check (
    (booking_id is null) = (booking_status is null) and (booking_id is null) = (maintenance_reason is not null)
  ),
  -- Checked at the end of the transaction: the rooms are taken before the booking takes its number.
  constraint stay_booking_fkey foreign key (booking_id, booking_status) references booking (id, status)
    on update cascade on delete cascade deferrable initially deferred,
  -- The rule that can't be broken: no two live stays of one room share a night.
  constraint stay_room_nights_excl exclude using gist (room_id with =, nights with &&)
    where (booking_status is null or booking_status in ('booked', 'checked_in'))
);
create index stay_booking_idx on stay (booking_id);
create index stay_room_idx on stay (room_id, booking_id);
-- A stay follows its booking's status through the foreign key; only what the desk changes is worth a line.
create trigger audit after insert or delete on stay
  for each row execute function record_audit('nights', 'booking_status');
create index audit_entry_stay_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity = 'stay';

-- The people of a group, as far as they are known.
create table booking_guest (
  id integer generated always as identity primary key,
  booking_id integer not null references booking on delete cascade,
  guest_id integer constraint booking_guest_guest_id_fkey references guest,
  guest_name text not null
);
create index booking_guest_booking_idx on booking_guest (booking_id);
create index booking_guest_guest_idx on booking_guest (guest_id);

-- How many bookings there are of each status, as a sum of changes: exact, quick to read however many there are, and
-- nobody waits for a common row. Housekeeping adds the changes up.
create table booking_tally (
  status booking_status not null,
  bookings bigint not null
);
create function tally_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into booking_tally select status, count(*) from new_rows group by status;
  elsif tg_op = 'UPDATE' then
    insert into booking_tally
    select status, sum(change)
    from (select status, 1 as change from new_rows union all select status, -1 from old_rows) changes
    group by status having sum(change) <> 0;
  else
    insert into booking_tally select status, -count(*) from old_rows group by status;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on booking referencing new table as new_rows
  for each statement execute function tally_bookings();
create trigger tally_update after update on booking referencing new table as new_rows old table as old_rows
  for each statement execute function tally_bookings();
create trigger tally_delete after delete on booking referencing old table as old_rows
  for each statement execute function tally_bookings();
