-- A stay is a record of its own, and each of its nights has its own rent.

-- A random value for URLs, as the app makes them: 12 bytes as base64url.
create function new_slug() returns text language sql volatile
  return translate(encode(substring(uuid_send(gen_random_uuid()) from 1 for 12), 'base64'), '+/', '-_');

alter table stay
  add slug text not null default new_slug() constraint stay_slug_key unique,
  -- The booked room within its booking. A line has several stays in sequence if its guests change rooms.
  add line integer check (line > 0),
  -- The people of the line.
  add number_of_adults integer not null default 0 check (number_of_adults >= 0),
  add number_of_children integer not null default 0 check (number_of_children >= 0),
  add number_of_infants integer not null default 0 check (number_of_infants >= 0),
  -- The day on which this room of a group was checked out before the others.
  add departed_on date;

-- Existing bookings: lines in the order of the rooms on the bill. The people are divided as meals were until now:
-- adults first, one by one, from the first room to the last and again from the first.
with line as (
  select stay.id, booking.number_of_adults as adults, booking.number_of_children as children,
    booking.number_of_infants as infants, booking.check_out_date as last_day,
    row_number() over (partition by booking_id order by room.room_number, stay.id)::integer as number,
    count(*) over (partition by booking_id)::integer as rooms
  from stay join booking on booking.id = stay.booking_id join room on room.id = stay.room_id
)
update stay set
  line = number,
  number_of_adults = adults / rooms + (number <= adults % rooms)::integer,
  number_of_children = (adults + children) / rooms + (number <= (adults + children) % rooms)::integer
    - adults / rooms - (number <= adults % rooms)::integer,
  number_of_infants = (adults + children + infants) / rooms + (number <= (adults + children + infants) % rooms)::integer
    - (adults + children) / rooms - (number <= (adults + children) % rooms)::integer,
  -- Until now a room that left before its group was free after its last night.
  departed_on = case
    when booking_status = 'checked_in' and check_out_date < last_day and check_out_date < hotel_day(hotel_now())
    then check_out_date
  end
from line where line.id = stay.id;
-- Checks the deferred foreign key now: a table with open checks cannot be altered.
set constraints stay_booking_fkey immediate;
set constraints stay_booking_fkey deferred;

alter table stay
  drop constraint stay_kind_check,
  add constraint stay_kind_check check (
    (booking_id is null) = (booking_status is null) and (booking_id is null) = (maintenance_reason is not null)
    and (booking_id is null) = (line is null)
  ),
  add constraint stay_departed_check check (departed_on is null or departed_on = check_out_date),
  drop constraint stay_room_nights_excl,
  -- No two live stays of one room share a night. Checked at the end of a statement, so that two stays can swap rooms in
  -- one. The nights are first in the index because the search for free rooms knows the nights and not the room.
  add constraint stay_room_nights_excl exclude using gist (nights with &&, room_id with =)
    where ((booking_status is null or booking_status in ('booked', 'checked_in')) and departed_on is null)
    deferrable initially immediate;
-- The stays of a line begin on different days. Checked at the end of a statement, in which two stays can become one.
alter table stay add constraint stay_line_key unique (booking_id, line, check_in_date) deferrable initially immediate;
drop index stay_booking_idx;

-- ---------------------------------------------------------------- nights
-- The price of a room-night: bills, taxes and reports read it.
create table night (
  stay_id integer not null constraint night_stay_id_fkey references stay on delete cascade,
  date date not null,
  rent paise not null check (rent >= 0),
  -- How many people have the food plan, and at which rate.
  meals integer not null check (meals >= 0),
  food_plan_id integer not null constraint night_food_plan_id_fkey references food_plan,
  food_plan_rate paise not null check (food_plan_rate >= 0),
  primary key (stay_id, date)
);

-- Until now the people of a booking were divided among the rooms of each night.
insert into night (stay_id, date, rent, meals, food_plan_id, food_plan_rate)
select stay_id, date, room_rent, people / rooms + (position <= people % rooms)::integer, food_plan_id, food_plan_rate
from (
  select stay.id as stay_id, stay.check_in_date + night as date, stay.room_rent, booking.food_plan_id, booking.food_plan_rate,
    booking.number_of_adults + booking.number_of_children as people,
    count(*) over (partition by stay.booking_id, stay.check_in_date + night)::integer as rooms,
    row_number() over (partition by stay.booking_id, stay.check_in_date + night order by stay.line) as position
  from stay join booking on booking.id = stay.booking_id
    cross join lateral generate_series(0, stay.check_out_date - stay.check_in_date - 1) night
) as room_night;
analyze night;

alter table stay drop room_rent;
drop index booking_food_nights_idx;

-- ---------------------------------------------------------------- past nights
-- Nights before today that guests have slept here never change, except by a correction before the check-out. The action
-- "Correct past nights" gives its reason for the transaction.
create function correction_reason() returns text language sql stable
  return nullif(current_setting('sarai.correction_reason', true), '');

create function refuse_past_nights(status booking_status) returns void language plpgsql as $$
begin
  if status = 'checked_out' or status = 'checked_in' and correction_reason() is null then
    raise exception 'a past night does not change' using errcode = 'restrict_violation', constraint = 'night_is_past';
  end if;
end $$;

create function keep_past_night() returns trigger language plpgsql as $$
begin
  if old.date < hotel_day(hotel_now()) then
    perform refuse_past_nights(stay.booking_status) from stay where stay.id = old.stay_id;
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_past_night before update or delete on night for each row execute function keep_past_night();

-- The nights of a deleted stay are deleted after it, when its status can no longer be read.
create function keep_past_stay() returns trigger language plpgsql as $$
declare
  today date := hotel_day(hotel_now());
begin
  if old.check_in_date < today and (
    tg_op = 'DELETE' or new.room_id <> old.room_id or new.check_in_date <> old.check_in_date
    or new.check_out_date < least(old.check_out_date, today)
  ) then
    perform refuse_past_nights(old.booking_status);
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_past_stay before update of room_id, check_in_date, check_out_date or delete on stay
  for each row when (old.booking_status in ('checked_in', 'checked_out')) execute function keep_past_stay();

-- ---------------------------------------------------------------- audit trail
-- An update keeps only what changed, and which booking and room it was: a booking's history looks for these.
create function record_stay_audit() returns trigger language plpgsql as $$
declare
  hidden text[] := array['nights', 'booking_status'];
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
begin
  insert into audit_entry (account_id, request_id, entity, slug, record_id, action, before, after)
  select
    nullif(current_setting('sarai.account_id', true), '')::integer,
    nullif(current_setting('sarai.request_id', true), ''),
    'stay', new.slug, new.id, 'update', jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, value)
  from jsonb_each(new_row) where value is distinct from old_row -> key or key in ('booking_id', 'room_id', 'line')
  having bool_or(value is distinct from old_row -> key);
  return null;
end $$;
-- The status follows the booking and is not worth an entry.
drop trigger audit on stay;
create trigger audit_delete after delete on stay
  for each row execute function record_audit('nights', 'booking_status');
create trigger audit_update after update of
    room_id, check_in_date, check_out_date, line, number_of_adults, number_of_children, number_of_infants, departed_on
  on stay for each row execute function record_stay_audit();

-- A new stay is written with the rents of its nights. Nights that an extension adds have the rent of the night before.
create function record_new_stay_audit() returns trigger language plpgsql as $$
begin
  insert into audit_entry (account_id, request_id, entity, slug, record_id, action, after)
  values (
    nullif(current_setting('sarai.account_id', true), '')::integer,
    nullif(current_setting('sarai.request_id', true), ''),
    'stay', new.slug, new.id, 'insert',
    to_jsonb(new) - array['nights', 'booking_status']
      || jsonb_build_object('rents', (select jsonb_object_agg(date, rent) from night where stay_id = new.id))
  );
  return null;
end $$;
create trigger audit_insert after insert on stay for each row execute function record_new_stay_audit();

-- One entry for the nights of a stay that a statement changes or deletes: the prices of each night by date.
create function night_prices(rent paise, meals integer, food_plan_id integer, food_plan_rate paise) returns jsonb
  language sql immutable
  return jsonb_build_object(
    'rent', rent, 'meals', meals, 'food_plan_id', food_plan_id, 'food_plan_rate', food_plan_rate
  );

create function add_night_audit(changed_id integer, change text, old_nights jsonb, new_nights jsonb) returns void
  language sql as $$
  insert into audit_entry (account_id, request_id, entity, slug, record_id, action, before, after)
  select
    nullif(current_setting('sarai.account_id', true), '')::integer,
    nullif(current_setting('sarai.request_id', true), ''),
    'night', stay.slug, stay.id, change,
    case when old_nights is not null then stay_of || jsonb_build_object('nights', old_nights) end,
    case when new_nights is not null then stay_of || jsonb_build_object('nights', new_nights) end
  from stay, jsonb_strip_nulls(jsonb_build_object(
    'booking_id', booking_id, 'room_id', room_id, 'line', line, 'reason', correction_reason()
  )) as stay_of
  where stay.id = changed_id
$$;

create function audit_deleted_nights() returns trigger language plpgsql as $$
begin
  -- The nights of a deleted stay are not found any more: the stay has an entry of its own.
  perform add_night_audit(
    stay_id, 'delete', jsonb_object_agg(date, night_prices(rent, meals, food_plan_id, food_plan_rate)), null
  )
  from old_nights group by stay_id;
  return null;
end $$;
create trigger audit_delete after delete on night referencing old table as old_nights
  for each statement execute function audit_deleted_nights();

create function audit_changed_nights() returns trigger language plpgsql as $$
begin
  perform add_night_audit(
    stay_id, 'update',
    jsonb_object_agg(date, night_prices(before.rent, before.meals, before.food_plan_id, before.food_plan_rate)),
    jsonb_object_agg(date, night_prices(after.rent, after.meals, after.food_plan_id, after.food_plan_rate))
  )
  from old_nights before join new_nights after using (stay_id, date)
  where before is distinct from after
  group by stay_id;
  return null;
end $$;
create trigger audit_update after update on night referencing old table as old_nights new table as new_nights
  for each statement execute function audit_changed_nights();

create index audit_entry_night_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity = 'night';
