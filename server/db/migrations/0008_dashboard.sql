-- ---------------------------------------------------------------- days of a booking
-- The day it is at the hotel at an instant.
create function hotel_day(at timestamptz) returns date language sql stable
  return (at at time zone (select time_zone from property limit 1))::date;

-- The days on which a booking was made and cancelled, by the hotel's calendar of that time: another time zone in the
-- settings doesn't move what has been.
alter table booking add booked_on date, add cancelled_on date;
alter table booking disable trigger user;
update booking set
  booked_on = hotel_day(created_at),
  cancelled_on = case when status = 'cancelled' then hotel_day(coalesce((
    select max(audit_entry.at) from audit_entry
    where entity = 'booking' and audit_entry.slug = booking.slug and after ->> 'status' = 'cancelled'
  ), created_at)) end;
alter table booking enable trigger user;
alter table booking
  alter booked_on set default hotel_day(now()),
  alter booked_on set not null,
  add constraint booking_cancelled_on_check check ((status = 'cancelled') = (cancelled_on is not null));

create function date_cancellation() returns trigger language plpgsql as $$
begin
  new.cancelled_on := hotel_day(now());
  return new;
end $$;
create trigger date_cancellation before insert or update of status on booking
  for each row when (new.status = 'cancelled' and new.cancelled_on is null) execute function date_cancellation();

-- Both follow from what the trail says already.
drop trigger audit on booking;
create trigger audit after insert or update or delete on booking
  for each row execute function record_audit('version', 'booked_on', 'cancelled_on');

-- ---------------------------------------------------------------- what the dashboard counts
create index booking_booked_on_idx on booking (booked_on, number);
create index stay_arrival_idx on stay (check_in_date, booking_id) where booking_status in ('booked', 'checked_in');
create index stay_in_house_idx on stay (room_id) where booking_status = 'checked_in';
-- Nights sold: all of it stands in the index, so that the stays themselves need not be read.
create index stay_sold_idx on stay (check_out_date, check_in_date, room_id, booking_status, booking_id)
  where booking_status in ('booked', 'checked_in', 'checked_out');

-- What happened on each day, as a sum of changes like booking_tally: a chart of a year reads a year of days, however
-- many bookings there are.
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

insert into booking_day_tally
select day, sum(new_reservations), sum(check_ins), sum(cancellations)
from booking, booking_days(booked_on, status, check_in_date, cancelled_on)
where day is not null group by day;

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

-- ---------------------------------------------------------------- find anything
-- So that the planner knows a word that half the guests have from one that a single guest has, and reads few rows for
-- either: with the usual 100 samples it can't tell 1 in 100 from 1 in 100,000.
alter index guest_words_idx alter column 1 set statistics 1000;
