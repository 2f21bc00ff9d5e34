-- The parts that every other file uses, and the hotel itself.

-- Searches for parts of names, phones and ID numbers use trigrams.
create extension if not exists pg_trgm;
-- The rules against overlaps compare plain values and ranges in one index.
create extension if not exists btree_gist;

-- Digits inside a name are compared as a number: room 9 comes before room 10.
create collation natural_order (provider = icu, locale = 'en-u-kn-true');

-- Money is a whole number of paise, never a fraction.
create domain paise as bigint;

-- ---------------------------------------------------------------- triggers that many tables share
-- Writes the audit trail. A trigger does it, so that no way into the database can forget it. The arguments of the
-- trigger name columns that are left out, secrets above all. Of an update only the changed columns are kept.
create function record_audit() returns trigger language plpgsql as $$
declare
  secrets text[] := coalesce(tg_argv, '{}');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets end;
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(new_row) where value is distinct from old_row -> key;
    if changed is null and to_jsonb(old) = to_jsonb(new) then
      return null;
    end if;
  end if;
  insert into audit_entry (account_id, request_id, entity, slug, record_id, action, before, after)
  values (
    nullif(current_setting('sarai.account_id', true), '')::integer,
    nullif(current_setting('sarai.request_id', true), ''),
    tg_table_name,
    coalesce(new_row, old_row) ->> 'slug',
    (coalesce(new_row, old_row) ->> 'id')::integer,
    lower(tg_op),
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(key, old_row -> key) from unnest(changed) as key) else old_row end,
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(key, new_row -> key) from unnest(changed) as key) else new_row end
  );
  return null;
end $$;

-- Counts the versions of a record. An edit says which version it began with, and is refused when that is no longer the
-- current one. Saving without a change does not count.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- ---------------------------------------------------------------- uploaded files
-- A file is registered here before it is stored, attached together with the row that shows it, and marked as removed
-- together with the change of that row. After a crash between two steps the cleanup knows which files to delete: there
-- is never a row without its file, and never a file without a line here.
create type file_state as enum ('pending', 'attached', 'removed');
create table stored_file (
  key text primary key,
  state file_state not null default 'pending',
  created_at timestamptz not null
);
create index stored_file_sweep_idx on stored_file (created_at) where state <> 'attached';

-- ---------------------------------------------------------------- the hotel
-- One row that is always there: the settings.
create table property (
  id integer primary key default 1 check (id = 1),
  name text not null default 'Sarai Resort' check (name <> ''),
  time_zone text not null default 'Asia/Kolkata',
  address text not null default '',
  state text not null default '',
  phone text not null default '',
  email text not null default '',
  gstin text not null default '',
  logo text constraint property_logo_fkey references stored_file,
  check_in_time text not null default '12:00' check (check_in_time ~ '^\d\d:\d\d$'),
  check_out_time text not null default '11:00' check (check_out_time ~ '^\d\d:\d\d$'),
  upi_id text not null default '',
  -- The number of an invoice has at most 16 characters: INV-2627-000123.
  invoice_prefix text not null default 'INV' check (invoice_prefix ~ '^[A-Z]{1,3}$'),
  credit_note_prefix text not null default 'CN' check (credit_note_prefix ~ '^[A-Z]{1,3}$'),
  -- Rent and food plan are one supply: their sum decides the tax slab of a room-night.
  composite_supply boolean not null default true,
  version integer not null default 1,
  -- An unregistered hotel charges no tax; its set-up is complete without tax rates.
  charges_no_tax boolean not null default false,
  constraint property_prefixes_check check (invoice_prefix <> credit_note_prefix)
);
insert into property default values;
create trigger audit after update on property
  for each row execute function record_audit('version');

-- The hotel's calendar day at an instant.
create function hotel_day(at timestamptz) returns date language sql stable
  return (at at time zone (select time_zone from property limit 1))::date;
