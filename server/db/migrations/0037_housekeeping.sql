-- The condition of rooms, the cleaning of a room on a day, and the steps that phones send.

alter table property
  add column dirty_after_check_out boolean not null default true,
  add column dirty_each_morning boolean not null default true,
  add column ready_means_inspected boolean not null default false,
  add column departure_credits integer not null default 2
    constraint property_departure_credits_check check (departure_credits between 0 and 99),
  add column stay_credits integer not null default 1
    constraint property_stay_credits_check check (stay_credits between 0 and 99);

create type room_condition as enum ('dirty', 'clean', 'inspected');

-- Nobody knows the condition of the rooms of an earlier version; clean ones ask nothing at check-in.
alter table room
  add column condition room_condition not null default 'clean',
  add column condition_changed_at timestamptz,
  -- Null if the program did it.
  add column condition_changed_by integer constraint room_condition_changed_by_fkey references account on delete set null,
  -- Counts the changes of the condition. The room's own version is for people who edit the room.
  add column condition_version integer not null default 0;
create index room_condition_changed_by_idx on room (condition_changed_by) where condition_changed_by is not null;

drop trigger count_version on room;
create trigger count_version before update on room
  for each row
  when ((old.room_number, old.room_type_id, old.description, old.retired_at, old.under_maintenance)
    is distinct from (new.room_number, new.room_type_id, new.description, new.retired_at, new.under_maintenance))
  execute function count_version();

-- Whatever changes the condition, it is known when and who.
create function note_condition() returns trigger language plpgsql as $$
begin
  new.condition_changed_at := hotel_now();
  new.condition_changed_by := nullif(current_setting('sarai.account_id', true), '')::integer;
  new.condition_version := old.condition_version + 1;
  return new;
end $$;
create trigger note_condition before update of condition on room
  for each row when (old.condition <> new.condition) execute function note_condition();
drop trigger audit on room;
create trigger audit after insert or update or delete on room
  for each row execute function record_audit(
    'version', 'condition_changed_at', 'condition_changed_by', 'condition_version'
  );

-- ---------------------------------------------------------------- cleaning
create type cleaning_state as enum ('waiting', 'started', 'done', 'inspected', 'do_not_disturb', 'refused');

-- A room without a row waits, and is assigned to nobody.
create table cleaning (
  room_id integer not null constraint cleaning_room_id_fkey references room on delete cascade,
  day date not null,
  state cleaning_state not null default 'waiting',
  state_changed_at timestamptz,
  state_changed_by integer constraint cleaning_state_changed_by_fkey references account on delete set null,
  assignee_id integer constraint cleaning_assignee_id_fkey references account on delete set null,
  remarks text not null default '',
  version integer not null default 1,
  primary key (day, room_id)
);
create index cleaning_room_id_idx on cleaning (room_id);
create index cleaning_assignee_idx on cleaning (assignee_id, day) where assignee_id is not null;
create index cleaning_state_changed_by_idx on cleaning (state_changed_by) where state_changed_by is not null;
create trigger count_version before update on cleaning
  for each row when (old.* is distinct from new.*) execute function count_version();

-- A step that a phone has sent. Each id is done once: a phone that got no answer sends the step again.
create table cleaning_step (
  id uuid primary key,
  room_id integer not null constraint cleaning_step_room_id_fkey references room on delete cascade,
  day date not null,
  kind text not null
    check (kind in ('start', 'done', 'inspect', 'do_not_disturb', 'refused', 'minibar')),
  account_id integer constraint cleaning_step_account_id_fkey references account on delete set null,
  taken_at timestamptz not null,
  received_at timestamptz not null,
  message text not null
);
create index cleaning_step_room_idx on cleaning_step (room_id, day);
create index cleaning_step_account_idx on cleaning_step (account_id);

-- The mornings on which the rooms of stays became dirty: once a day, whenever the job runs.
create table cleaning_morning (
  day date primary key
);

-- ---------------------------------------------------------------- guests leave a room
-- A trigger does it, so that no way out of a room can forget it: check-out, one room of a group, room moves, swaps, the
-- room calendar. A planned move of another day changes nothing: that morning does.
create function leave_room() returns trigger language plpgsql as $$
declare
  today date := hotel_day(hotel_now());
  is_last boolean;
begin
  if old.check_in_date > today or not (select dirty_after_check_out from property limit 1) then
    return null;
  end if;
  -- The guests are in the room of their line that began last.
  is_last := not exists (
    select from stay other
    where other.booking_id = old.booking_id and other.line = old.line and other.id <> old.id
      and other.check_in_date > old.check_in_date and other.check_in_date <= today
  );
  if not (old.check_out_date >= today or is_last) then
    return null;
  end if;
  if tg_op = 'UPDATE' and new.booking_status = 'checked_in' and new.departed_on is null and new.room_id = old.room_id
    and new.check_in_date <= today and (new.check_out_date > today or is_last) then
    return null;
  end if;
  -- A late entry of nights that are over is checked in and out only to be billed.
  if exists (
    select from booking
    where id = old.booking_id and late_entry_reason is not null and old.check_out_date < today
  ) then
    return null;
  end if;
  update room set condition = 'dirty' where id = old.room_id and condition <> 'dirty';
  -- It was cleaned or refused during the stay; after the departure it is cleaned again.
  update cleaning
  set state = 'waiting', state_changed_at = hotel_now(),
    state_changed_by = nullif(current_setting('sarai.account_id', true), '')::integer
  where room_id = old.room_id and day = today and state not in ('waiting', 'started');
  return null;
end $$;
create trigger leave_room_update
  after update of booking_status, departed_on, room_id, check_in_date, check_out_date on stay
  for each row
  when (old.booking_status = 'checked_in' and old.departed_on is null
    and (old.booking_status, old.departed_on, old.room_id, old.check_in_date, old.check_out_date)
      is distinct from (new.booking_status, new.departed_on, new.room_id, new.check_in_date, new.check_out_date))
  execute function leave_room();
create trigger leave_room_delete after delete on stay
  for each row when (old.booking_status = 'checked_in' and old.departed_on is null) execute function leave_room();

-- ---------------------------------------------------------------- minibar and roles
alter table item add column in_minibar boolean not null default false;
create index item_in_minibar_idx on item (name) where in_minibar;

insert into role_permission (role_id, permission)
select role.id, given.permission
from (values
  ('housekeeping', 'housekeeping.clean'), ('front-desk', 'housekeeping.manage'), ('manager', 'housekeeping.manage')
) given (role, permission)
join role on role.slug = given.role
on conflict do nothing;
