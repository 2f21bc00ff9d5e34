-- Remarks, expected arrival, "pinned to this room" and source of a booking.

-- How bookings reach the hotel. The program itself gives a source to some bookings, so it knows two of them by `builtin`.
create table booking_source (
  id integer generated always as identity primary key,
  name text not null,
  position integer not null check (position >= 1),
  builtin text constraint booking_source_builtin_key unique
    constraint booking_source_builtin_check check (builtin in ('walk_in', 'website')),
  -- A retired source is in no choice, but old bookings still show it.
  retired_at timestamptz,
  version integer not null default 1
);
create unique index booking_source_name_key on booking_source (lower(btrim(name))) where retired_at is null;
insert into booking_source (name, position, builtin) values
  ('Walk-in', 1, 'walk_in'), ('Phone', 2, null), ('E-mail', 3, null), ('Website', 4, 'website'),
  ('Travel agent', 5, null), ('Company', 6, null), ('Returning guest', 7, null);
create trigger audit after insert or update or delete on booking_source
  for each row execute function record_audit('version');
create trigger count_version before update on booking_source
  for each row when (old.* is distinct from new.*) execute function count_version();

-- PostgreSQL 15 adds no column with a default while the body of a function uses the row.
drop function money_held_by(booking);
alter table booking
  add column desk_remarks text not null default '',
  add column housekeeping_remarks text not null default '',
  add column expected_arrival text
    constraint booking_expected_arrival_check check (expected_arrival ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- The guest asked for this very room: automatic rearranging must not move the booking.
  add column pinned boolean not null default false,
  -- Null if it is not known.
  add column source_id integer constraint booking_source_id_fkey references booking_source;
create function money_held_by(booking) returns paise language sql stable
  return case when $1.status in ('cancelled', 'no_show') then
    $1.advance_amount + coalesce((
      select sum(case when kind = 'payment' then amount else -amount end) from payment where booking_id = $1.id
    ), 0)
  else 0 end;
create index booking_source_idx on booking (source_id, number) where source_id is not null;
