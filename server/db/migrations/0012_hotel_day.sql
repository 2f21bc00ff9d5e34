-- A guest who arrives at 1 a.m. belongs to the night before: the hotel's date changes at this time, not at midnight.
alter table property
  add column day_starts_at text not null default '04:00'
    constraint property_day_starts_at_check check (day_starts_at ~ '^(0\d|1[01]):[0-5]\d$');

-- The hotel's date at an instant. Dates of documents are calendar dates and don't use it.
create or replace function hotel_day(at timestamptz) returns date language sql stable
  return (select ((at at time zone time_zone) - day_starts_at::interval)::date from property limit 1);

-- The app's clock, which each request sets for its transaction; without a request the database's own.
create function hotel_now() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('sarai.now', true), '')::timestamptz, now());

alter table booking alter column booked_on set default hotel_day(hotel_now());

create or replace function date_cancellation() returns trigger language plpgsql as $$
begin
  new.cancelled_on := hotel_day(hotel_now());
  return new;
end $$;
