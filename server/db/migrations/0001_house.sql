-- Numbers inside room names count as numbers: 9 comes before 10.
create collation natural_order (provider = icu, locale = 'en-u-kn-true');

-- Money: a whole number of paise, never a fraction.
create domain paise as bigint;

-- The hotel itself: one row, always there.
create table property (
  id integer primary key default 1 check (id = 1),
  name text not null default 'Sarai Resort' check (name <> ''),
  time_zone text not null default 'Asia/Kolkata'
);
insert into property default values;

-- ---------------------------------------------------------------- accounts
create type account_role as enum ('admin', 'candidate');
create table account (
  id integer generated always as identity primary key,
  slug text not null constraint account_slug_key unique,
  email text not null check (email <> ''),
  name text not null,
  role account_role not null,
  password_hash text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index account_email_key on account (lower(email));

-- Only the hash of a token is kept: whoever reads this table can't sign in with it.
create table session (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  remember boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index session_account_idx on session (account_id);
create index session_created_idx on session (created_at);

create table password_reset (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_account_idx on password_reset (account_id);

-- Counts of what must not be tried too often; shared by every copy of the app.
create table throttle (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

-- What a POST with an Idempotency-Key answered, so that a retry gets the same answer and writes nothing.
create table idempotency_key (
  account_id integer not null references account on delete cascade,
  key text not null,
  request_hash bytea not null,
  reply text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_created_idx on idempotency_key (created_at);

-- ---------------------------------------------------------------- audit trail
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id integer references account on delete set null,
  request_id text,
  entity text not null,
  slug text,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
create index audit_entry_subject_idx on audit_entry (entity, slug, id desc);
create index audit_entry_account_idx on audit_entry (account_id, id desc);

-- Written by triggers, so that no way into the database can forget it. The arguments name columns that are never
-- copied here: secrets. An update keeps only what changed.
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
  insert into audit_entry (account_id, request_id, entity, slug, action, before, after)
  values (
    nullif(current_setting('sarai.account_id', true), '')::integer,
    nullif(current_setting('sarai.request_id', true), ''),
    tg_table_name,
    coalesce(new_row, old_row) ->> 'slug',
    lower(tg_op),
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(key, old_row -> key) from unnest(changed) as key) else old_row end,
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(key, new_row -> key) from unnest(changed) as key) else new_row end
  );
  return null;
end $$;

create trigger audit after insert or update or delete on account
  for each row execute function record_audit('password_hash');
create trigger audit after update on property
  for each row execute function record_audit();

-- ---------------------------------------------------------------- room types and rooms
create table room_type (
  id integer generated always as identity primary key,
  slug text not null constraint room_type_slug_key unique,
  name text not null check (name <> ''),
  description text not null,
  max_adults integer not null check (max_adults >= 0),
  max_children integer not null check (max_children >= 0),
  max_infants integer not null check (max_infants >= 0),
  price_per_night paise not null check (price_per_night >= 0),
  -- Retired: out of every list and choice, still shown where history refers to it.
  retired_at timestamptz
);
create unique index room_type_name_key on room_type (lower(btrim(name))) where retired_at is null;
create trigger audit after insert or update or delete on room_type
  for each row execute function record_audit();

create type room_status as enum ('available', 'occupied', 'maintenance');
create table room (
  id integer generated always as identity primary key,
  slug text not null constraint room_slug_key unique,
  room_number text collate natural_order not null check (room_number <> ''),
  room_type_id integer not null constraint room_room_type_id_fkey references room_type,
  status room_status not null,
  description text not null,
  retired_at timestamptz
);
create unique index room_number_key on room (lower(btrim(room_number))) where retired_at is null;
create index room_number_order_idx on room (room_number) where retired_at is null;
create index room_type_idx on room (room_type_id);
create trigger audit after insert or update or delete on room
  for each row execute function record_audit();
