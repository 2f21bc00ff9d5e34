-- Room types and rooms.

create table room_type (
  id integer generated always as identity primary key,
  slug text not null constraint room_type_slug_key unique,
  name text not null check (name <> ''),
  description text not null,
  max_adults integer not null check (max_adults >= 0),
  max_children integer not null check (max_children >= 0),
  max_infants integer not null check (max_infants >= 0),
  price_per_night paise not null check (price_per_night >= 0),
  -- A retired record is in no list and no choice, but old bookings still show it.
  retired_at timestamptz,
  version integer not null default 1
);
create unique index room_type_name_key on room_type (lower(btrim(name))) where retired_at is null;
create trigger audit after insert or update or delete on room_type
  for each row execute function record_audit('version');
create trigger count_version before update on room_type
  for each row when (old.* is distinct from new.*) execute function count_version();

create type room_status as enum ('available', 'occupied', 'maintenance');
create table room (
  id integer generated always as identity primary key,
  slug text not null constraint room_slug_key unique,
  room_number text collate natural_order not null check (room_number <> ''),
  room_type_id integer not null constraint room_room_type_id_fkey references room_type,
  status room_status not null,
  description text not null,
  retired_at timestamptz,
  version integer not null default 1
);
create unique index room_number_key on room (lower(btrim(room_number))) where retired_at is null;
create index room_number_order_idx on room (room_number) where retired_at is null;
create index room_type_idx on room (room_type_id);
create trigger audit after insert or update or delete on room
  for each row execute function record_audit('version');
create trigger count_version before update on room
  for each row when (old.* is distinct from new.*) execute function count_version();
