-- Every person who sleeps in a room, not only the guest who books.

-- A child or a companion may have no phone.
alter table guest drop constraint guest_phone_check;

create table occupant (
  id integer generated always as identity primary key,
  slug text not null default new_slug() constraint occupant_slug_key unique,
  booking_id integer not null constraint occupant_booking_id_fkey references booking on delete cascade,
  -- The room of the booking. A line may be gone: then the room is still to be chosen.
  line integer not null default 1 check (line >= 1),
  guest_id integer not null constraint occupant_guest_id_fkey references guest,
  -- To the first guest of the room: wife, son, colleague.
  relation text not null default '',
  -- As told, for people whose birth date is not known.
  age integer constraint occupant_age_check check (age between 0 and 120),
  arrived_at timestamptz,
  left_at timestamptz,
  version integer not null default 1,
  constraint occupant_booking_guest_key unique (booking_id, guest_id),
  constraint occupant_left_check check (left_at >= arrived_at)
);
create index occupant_guest_idx on occupant (guest_id, booking_id);

-- The guest who books and everybody who was checked in or out so far. The trail knows at what time.
insert into occupant (booking_id, guest_id, line, arrived_at, left_at)
select booking.id, booking.guest_id, coalesce(first_line.line, 1), moved.arrived_at,
  case when moved.left_at >= moved.arrived_at then moved.left_at end
from booking
left join (
  select booking_id, min(line) as line from stay where booking_id is not null group by booking_id
) first_line on first_line.booking_id = booking.id
left join (
  select record_id,
    max(at) filter (where after ->> 'status' = 'checked_in') as arrived_at,
    max(at) filter (where after ->> 'status' = 'checked_out') as left_at
  from audit_entry
  where entity = 'booking' and action = 'update' and after ->> 'status' in ('checked_in', 'checked_out')
  group by record_id
) moved on moved.record_id = booking.id and booking.late_entry_reason is null
  and booking.status in ('checked_in', 'checked_out');

create trigger count_version before update on occupant
  for each row execute function count_version();
-- What the triggers below do follows from the booking, which has its own entry.
create trigger audit_insert after insert on occupant
  for each row when (pg_trigger_depth() = 0) execute function record_audit('version');
create trigger audit after update or delete on occupant
  for each row when (pg_trigger_depth() = 0) execute function record_audit('version');
create index audit_entry_occupant_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity = 'occupant';

-- The guest who books sleeps in the first room until the desk says otherwise.
create function add_booker() returns trigger language plpgsql as $$
begin
  insert into occupant (booking_id, guest_id) values (new.id, new.guest_id);
  return null;
end $$;
create trigger add_booker after insert on booking
  for each row execute function add_booker();

create function replace_booker() returns trigger language plpgsql as $$
begin
  delete from occupant
  where booking_id = new.id and guest_id = old.guest_id
    and exists (select from occupant other where other.booking_id = new.id and other.guest_id = new.guest_id);
  update occupant set guest_id = new.guest_id, relation = '', age = null
  where booking_id = new.id and guest_id = old.guest_id;
  return null;
end $$;
create trigger replace_booker after update of guest_id on booking
  for each row when (old.guest_id <> new.guest_id) execute function replace_booker();

-- Check-in and check-out note the time. Nights that were entered later have a date only.
create function note_arrival() returns trigger language plpgsql as $$
begin
  if new.status = 'checked_in' and new.late_entry_reason is null then
    update occupant set arrived_at = hotel_now(), left_at = null
    where booking_id = new.id and arrived_at is null and exists (
      select from stay
      where stay.booking_id = new.id and stay.line = occupant.line and stay.check_in_date <= hotel_day(hotel_now())
        and stay.departed_on is null
    );
  elsif new.status = 'checked_out' and new.late_entry_reason is null and new.check_out_date >= hotel_day(hotel_now()) then
    update occupant set left_at = hotel_now()
    where booking_id = new.id and left_at is null and (arrived_at is null or arrived_at <= hotel_now());
  end if;
  return null;
end $$;
create trigger note_arrival after update of status on booking
  for each row when (old.status <> new.status) execute function note_arrival();

-- One room of a group leaves.
create function note_departure() returns trigger language plpgsql as $$
begin
  update occupant set left_at = hotel_now()
  where booking_id = new.booking_id and line = new.line and left_at is null
    and (arrived_at is null or arrived_at <= hotel_now());
  return null;
end $$;
create trigger note_departure after update of departed_on on stay
  for each row when (old.departed_on is null and new.departed_on is not null and new.booking_status = 'checked_in')
  execute function note_departure();
