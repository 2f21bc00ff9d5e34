-- Bookings, the rooms and nights they hold, and booking requests of guests.

create table food_plan (
  id integer generated always as identity primary key,
  name text not null,
  price paise not null check (price >= 0),
  version integer not null default 1
);
create unique index food_plan_name_key on food_plan (lower(btrim(name)));
insert into food_plan (name, price) values ('EP', 0), ('CP', 25000), ('MAP', 60000), ('AP', 90000);
create trigger audit after insert or update or delete on food_plan
  for each row execute function record_audit('version');
create trigger count_version before update on food_plan
  for each row when (old.* is distinct from new.*) execute function count_version();

create type booking_type as enum ('individual', 'group');
create type booking_status as enum ('booked', 'checked_in', 'checked_out', 'cancelled', 'no_show');

-- Booking numbers have no gaps. A sequence would lose up to 32 numbers in a crash, and one with every refusal. A row
-- of this table comes back when its transaction is rolled back or lost, and the next booking takes it; `skip locked`
-- lets bookings pass each other.
create table free_booking_number (
  number integer primary key check (number > 0)
);
-- Rows are deleted all the time: the search for the lowest number must not step over thousands of dead ones.
alter table free_booking_number set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Takes the lowest free number. Every full hundred adds the hundred that is 1000 further on: if that transaction is
-- rolled back, the number and the addition are undone together, and the others have 1000 numbers until then.
create function take_booking_number() returns integer language plpgsql as $$
declare
  taken integer;
begin
  delete from free_booking_number where number = (
    select number from free_booking_number order by number limit 1 for update skip locked
  ) returning number into taken;
  if taken is null then
    raise exception 'every free booking number is held by an unfinished booking' using errcode = 'lock_not_available';
  end if;
  if taken % 100 = 0 then
    insert into free_booking_number select generate_series(taken + 1001, taken + 1100);
  end if;
  return taken;
end $$;

create sequence booking_id_seq as integer;

create table booking (
  id integer primary key default nextval('booking_id_seq'),
  slug text not null constraint booking_slug_key unique,
  number integer not null default take_booking_number() constraint booking_number_key unique,
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
  -- The hotel's days of booking and cancelling. They are kept because a new time zone must not move the past.
  booked_on date not null default hotel_day(now()),
  cancelled_on date,
  constraint booking_dates_check check (check_out_date > check_in_date),
  constraint booking_cancelled_on_check check ((status = 'cancelled') = (cancelled_on is not null)),
  -- The stays refer to it, so that their copy of the status follows.
  constraint booking_id_status_key unique (id, status)
);
create index booking_status_idx on booking (status, number);
create index booking_arrival_idx on booking (check_in_date, number);
create index booking_departure_idx on booking (check_out_date, number);
create index booking_guest_idx on booking (guest_id, number);
create index booking_booked_on_idx on booking (booked_on, number);
-- Groups are also found by parts of their name; bookings without one take no room here.
create index booking_group_words_idx on booking
  using gin (lower(' ' || group_name) gin_trgm_ops) with (gin_pending_list_limit = 256)
  where group_name <> '';
-- The food plan is charged for the nights of the booking, whichever rooms it has.
create index booking_food_nights_idx on booking using gist (daterange(check_in_date, check_out_date))
  where food_plan_rate > 0;
-- The days of booking and cancelling follow from the entries of the trail.
create trigger audit after insert or update or delete on booking
  for each row execute function record_audit('version', 'booked_on', 'cancelled_on');

-- Fills the table of free numbers after the highest booking number: up to the next full hundred and 1000 more.
create function reset_booking_numbers() returns void language sql as $$
  delete from free_booking_number;
  insert into free_booking_number
    select generate_series(last + 1, (last / 100 + 1) * 100 + 1000)
    from (select coalesce(max(number), 0) as last from booking) as booked;
$$;
select reset_booking_numbers();

create function date_cancellation() returns trigger language plpgsql as $$
begin
  new.cancelled_on := hotel_day(now());
  return new;
end $$;
create trigger date_cancellation before insert or update of status on booking
  for each row when (new.status = 'cancelled' and new.cancelled_on is null) execute function date_cancellation();

-- ---------------------------------------------------------------- stays
-- A room for some nights, for a booking or blocked for maintenance.
create table stay (
  id integer generated always as identity primary key,
  room_id integer not null constraint stay_room_id_fkey references room,
  check_in_date date not null,
  check_out_date date not null,
  nights daterange not null generated always as (daterange(check_in_date, check_out_date, '[)')) stored,
  booking_id integer,
  -- Follows the booking through the foreign key: a cancelled booking cannot go on holding its room.
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
  -- No two live stays of one room share a night. The nights are first in the index because the search for free rooms
  -- knows the nights and not the room.
  constraint stay_room_nights_excl exclude using gist (nights with &&, room_id with =)
    where (booking_status is null or booking_status in ('booked', 'checked_in'))
);
create index stay_booking_idx on stay (booking_id);
create index stay_room_idx on stay (room_id, booking_id);
create index stay_arrival_idx on stay (check_in_date, booking_id) where booking_status in ('booked', 'checked_in');
create index stay_in_house_idx on stay (room_id) where booking_status = 'checked_in';
-- Nights sold: the index has all the columns, so that the stays themselves need not be read.
create index stay_sold_idx on stay (check_out_date, check_in_date, room_id, booking_status, booking_id)
  where booking_status in ('booked', 'checked_in', 'checked_out');
-- Reports ask which stays touch some nights; the index of the rule above has only the live ones.
create index stay_nights_idx on stay using gist (nights)
  where booking_status is null or booking_status in ('booked', 'checked_in', 'checked_out');
-- The status follows the booking, so that only new and deleted stays are worth an entry.
create trigger audit after insert or delete on stay
  for each row execute function record_audit('nights', 'booking_status');

-- The people of a group, as far as they are known.
create table booking_guest (
  id integer generated always as identity primary key,
  booking_id integer not null references booking on delete cascade,
  guest_id integer constraint booking_guest_guest_id_fkey references guest,
  guest_name text not null
);
create index booking_guest_booking_idx on booking_guest (booking_id);
create index booking_guest_guest_idx on booking_guest (guest_id);
create index booking_guest_words_idx on booking_guest
  using gin (lower(' ' || guest_name) gin_trgm_ops) with (gin_pending_list_limit = 256);
create trigger audit after insert or delete on booking_guest
  for each row execute function record_audit();

-- ---------------------------------------------------------------- how many bookings there are
-- A tally as guest_tally: the sum of the changes is the number of bookings of a status.
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

-- A tally of each day: the dashboard's chart of a year reads a year of days, however many bookings there are.
create table booking_day_tally (
  day date not null,
  new_reservations bigint not null,
  check_ins bigint not null,
  cancellations bigint not null
);
create index booking_day_tally_idx on booking_day_tally (day);

-- The days that a booking counts on. A stay that has begun counts on its first day.
create function booking_days(booked_on date, status booking_status, check_in_date date, cancelled_on date)
  returns table (day date, new_reservations integer, check_ins integer, cancellations integer)
  language sql immutable as $$
  values
    (booked_on, 1, 0, 0),
    (case when status in ('checked_in', 'checked_out') then check_in_date end, 0, 1, 0),
    (cancelled_on, 0, 0, 1)
$$;

create function tally_booking_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into booking_day_tally
    select day, sum(new_reservations), sum(check_ins), sum(cancellations)
    from new_rows, booking_days(booked_on, status, check_in_date, cancelled_on)
    where day is not null group by day;
  elsif tg_op = 'UPDATE' then
    insert into booking_day_tally
    select day, sum(change * new_reservations), sum(change * check_ins), sum(change * cancellations)
    from (
      select 1 as change, booked_on, status, check_in_date, cancelled_on from new_rows
      union all
      select -1, booked_on, status, check_in_date, cancelled_on from old_rows
    ) changes, booking_days(booked_on, status, check_in_date, cancelled_on)
    where day is not null group by day
    having sum(change * new_reservations) <> 0 or sum(change * check_ins) <> 0 or sum(change * cancellations) <> 0;
  else
    insert into booking_day_tally
    select day, -sum(new_reservations), -sum(check_ins), -sum(cancellations)
    from old_rows, booking_days(booked_on, status, check_in_date, cancelled_on)
    where day is not null group by day;
  end if;
  return null;
end $$;
create trigger tally_days_insert after insert on booking referencing new table as new_rows
  for each statement execute function tally_booking_days();
create trigger tally_days_update after update on booking referencing new table as new_rows old table as old_rows
  for each statement execute function tally_booking_days();
create trigger tally_days_delete after delete on booking referencing old table as old_rows
  for each statement execute function tally_booking_days();

-- ---------------------------------------------------------------- booking requests
create type booking_request_status as enum ('open', 'confirmed', 'declined', 'withdrawn');

-- A guest's request for a room type; it holds no room. Staff confirm it as a booking, or decline it with a reason.
create table booking_request (
  id integer generated always as identity primary key,
  slug text not null constraint booking_request_slug_key unique,
  guest_id integer not null constraint booking_request_guest_id_fkey references guest on delete cascade,
  room_type_id integer not null constraint booking_request_room_type_id_fkey references room_type,
  check_in_date date not null,
  check_out_date date not null,
  number_of_adults integer not null check (number_of_adults >= 1),
  number_of_children integer not null check (number_of_children >= 0),
  number_of_infants integer not null check (number_of_infants >= 0),
  note text not null,
  -- The price that the guest saw.
  price_per_night paise not null check (price_per_night >= 0),
  status booking_request_status not null default 'open',
  -- Why it was declined.
  answer text not null default '',
  booking_id integer constraint booking_request_booking_id_key unique
    constraint booking_request_booking_id_fkey references booking,
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint booking_request_dates_check check (check_out_date > check_in_date),
  constraint booking_request_booking_check check ((status = 'confirmed') = (booking_id is not null))
);
create index booking_request_open_idx on booking_request ((status = 'open') desc, id desc);
create index booking_request_guest_idx on booking_request (guest_id, id);
create index booking_request_room_type_idx on booking_request (room_type_id);
create trigger audit after insert or update or delete on booking_request
  for each row execute function record_audit();
