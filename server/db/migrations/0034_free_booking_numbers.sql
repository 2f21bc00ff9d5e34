-- Booking numbers without gaps. A sequence forgets up to 32 numbers in a crash and never takes one back after a
-- refusal. A row of this table comes back by itself when its transaction is rolled back or torn off, and the next
-- booking takes it; `skip locked` lets bookings pass each other.
create table free_booking_number (
  number integer primary key check (number > 0)
);
-- Rows live shortly: without this the search for the lowest number would step over thousands of deleted ones.
alter table free_booking_number set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Puts the numbers after the last booking's there, 1000 more than are needed until the next full hundred.
create function reset_booking_numbers() returns void language sql as $$
  delete from free_booking_number;
  insert into free_booking_number
    select generate_series(last + 1, (last / 100 + 1) * 100 + 1000)
    from (select coalesce(max(number), 0) as last from booking) as booked;
$$;

-- The lowest free number. Taking a full hundred adds the hundred that is 1000 further on: if that transaction is
-- rolled back, number and addition go back together, and the others have 1000 numbers until then.
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

-- Bookings in progress end before this lock is given: no number is missed.
lock table booking in access exclusive mode;
select reset_booking_numbers();
alter table booking alter column number set default take_booking_number();
drop sequence booking_number_seq;
