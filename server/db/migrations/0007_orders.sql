-- The menu and the orders of guests.

create type item_type as enum ('food', 'service', 'drink');

create table item_category (
  id integer generated always as identity primary key,
  slug text not null constraint item_category_slug_key unique,
  name text not null check (name <> ''),
  type item_type not null,
  is_active boolean not null,
  retired_at timestamptz,
  version integer not null default 1
);
create unique index item_category_name_key on item_category (lower(btrim(name))) where retired_at is null;
create trigger audit after insert or update or delete on item_category
  for each row execute function record_audit('version');
create trigger count_version before update on item_category
  for each row when (old.* is distinct from new.*) execute function count_version();

create table item (
  id integer generated always as identity primary key,
  slug text not null constraint item_slug_key unique,
  category_id integer not null constraint item_category_id_fkey references item_category,
  name text not null check (name <> ''),
  type item_type not null,
  price paise not null check (price >= 0),
  description text not null,
  is_active boolean not null,
  retired_at timestamptz,
  version integer not null default 1,
  -- An item without one is taxed by its type.
  tax_category_id integer constraint item_tax_category_id_fkey references tax_category on delete set null
);
-- Tea may be on the breakfast menu and on the bar menu, but not twice on one.
create unique index item_name_key on item (category_id, lower(btrim(name))) where retired_at is null;
create index item_tax_category_idx on item (tax_category_id) where tax_category_id is not null;
create trigger audit after insert or update or delete on item
  for each row execute function record_audit('version');
create trigger count_version before update on item
  for each row when (old.* is distinct from new.*) execute function count_version();

-- ---------------------------------------------------------------- orders
create type meal_type as enum ('breakfast', 'lunch', 'dinner', 'snack', 'other');
create type service_type as enum ('room_service', 'restaurant', 'poolside');
create type order_status as enum ('pending', 'preparing', 'served', 'completed', 'cancelled');

-- "order" is a word of SQL itself.
create table guest_order (
  id integer generated always as identity primary key,
  slug text not null constraint guest_order_slug_key unique,
  booking_id integer not null constraint guest_order_booking_id_fkey references booking,
  -- The room of a group that it goes to; a booking of one room needs none.
  room_id integer constraint guest_order_room_id_fkey references room,
  ordered_at timestamptz not null,
  meal_type meal_type not null,
  service_type service_type not null,
  status order_status not null,
  notes text not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index guest_order_time_idx on guest_order (ordered_at, id);
create index guest_order_booking_idx on guest_order (booking_id, ordered_at, id);
create index guest_order_status_idx on guest_order (status, ordered_at, id);
create index guest_order_meal_idx on guest_order (meal_type, ordered_at, id);
create index guest_order_room_idx on guest_order (room_id) where room_id is not null;
create trigger audit after insert or update or delete on guest_order
  for each row execute function record_audit('version');

-- Name and price are those of the order's day: a new menu does not change old orders.
create table order_line (
  order_id integer not null constraint order_line_order_id_fkey references guest_order on delete cascade,
  -- 0010 gives this rule a plain name.
  position integer constraint order_line_place_not_null not null,
  item_id integer not null constraint order_line_item_id_fkey references item,
  name text not null,
  quantity integer not null check (quantity >= 1),
  unit_price paise not null check (unit_price >= 0),
  primary key (order_id, position)
);
create index order_line_item_idx on order_line (item_id);
create trigger audit after insert or delete on order_line
  for each row execute function record_audit();

-- A tally as guest_tally: the sum of the changes is the number of orders of a status and meal.
create table order_tally (
  status order_status not null,
  meal_type meal_type not null,
  orders bigint not null
);
create function tally_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tally select status, meal_type, count(*) from new_rows group by status, meal_type;
  elsif tg_op = 'UPDATE' then
    insert into order_tally
    select status, meal_type, sum(change)
    from (
      select status, meal_type, 1 as change from new_rows
      union all
      select status, meal_type, -1 from old_rows
    ) changes
    group by status, meal_type having sum(change) <> 0;
  else
    insert into order_tally select status, meal_type, -count(*) from old_rows group by status, meal_type;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on guest_order referencing new table as new_rows
  for each statement execute function tally_orders();
create trigger tally_update after update on guest_order referencing new table as new_rows old table as old_rows
  for each statement execute function tally_orders();
create trigger tally_delete after delete on guest_order referencing old table as old_rows
  for each statement execute function tally_orders();
