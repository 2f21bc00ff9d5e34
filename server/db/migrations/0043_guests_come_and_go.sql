-- A step that a cleaner tapped before the guests left, or before others came, must not count for the room afterwards.

alter table room
  -- When the room last became dirty, also if it was dirty before: a cleaning that was finished earlier does not count.
  add column became_dirty_at timestamptz,
  -- When guests last came into the room: what was noted earlier was noted about others.
  add column guests_came_at timestamptz;
update room set became_dirty_at = condition_changed_at where condition = 'dirty';

-- What a minibar step charged: a repeat of its id with other items is another step.
alter table cleaning_step add column minibar jsonb;

-- A room that becomes dirty again counts as a change of its condition: somebody may be about to call it clean.
create or replace function note_condition() returns trigger language plpgsql as $$
begin
  new.condition_changed_at := hotel_now();
  new.condition_changed_by := nullif(current_setting('sarai.account_id', true), '')::integer;
  new.condition_version := old.condition_version + 1;
  if new.condition = 'dirty' and new.became_dirty_at is not distinct from old.became_dirty_at then
    new.became_dirty_at := hotel_now();
  end if;
  return new;
end $$;
drop trigger note_condition on room;
create trigger note_condition before update of condition, became_dirty_at on room
  for each row
  when ((old.condition, old.became_dirty_at) is distinct from (new.condition, new.became_dirty_at))
  execute function note_condition();

drop trigger audit on room;
create trigger audit after insert or update or delete on room
  for each row execute function record_audit(
    'version', 'condition_changed_at', 'condition_changed_by', 'condition_version', 'became_dirty_at', 'guests_came_at'
  );

create or replace function leave_room() returns trigger language plpgsql as $$
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
  -- Most rooms are dirty since the morning. They become dirty again.
  update room set condition = 'dirty', became_dirty_at = hotel_now() where id = old.room_id;
  -- It was cleaned or refused during the stay; after the departure it is cleaned again.
  update cleaning
  set state = 'waiting', state_changed_at = hotel_now(),
    state_changed_by = nullif(current_setting('sarai.account_id', true), '')::integer
  where room_id = old.room_id and day = today and state not in ('waiting', 'started');
  return null;
end $$;

-- The counterpart of leave_room: check-in, room move, swap, the room calendar.
create function enter_room() returns trigger language plpgsql as $$
begin
  update room set guests_came_at = hotel_now()
  where id = new.room_id and new.check_in_date <= hotel_day(hotel_now());
  return null;
end $$;
create trigger enter_room_insert after insert on stay
  for each row when (new.booking_status = 'checked_in' and new.departed_on is null) execute function enter_room();
create trigger enter_room_update after update of booking_status, room_id on stay
  for each row
  when (new.booking_status = 'checked_in' and new.departed_on is null
    and (old.booking_status, old.room_id) is distinct from (new.booking_status, new.room_id))
  execute function enter_room();
