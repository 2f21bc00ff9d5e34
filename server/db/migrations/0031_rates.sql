-- Rate plans, their prices and restrictions by date, and who changed them.

create table rate_plan (
  id integer generated always as identity primary key,
  slug text not null constraint rate_plan_slug_key unique,
  name text not null check (name <> ''),
  -- Its price is that of the parent plan, so many hundredths of a percent or so many paise more or less.
  parent_id integer constraint rate_plan_parent_id_fkey references rate_plan,
  parent_percent integer not null check (parent_percent between -9000 and 50000),
  parent_amount paise not null,
  -- The meals that the price includes.
  food_plan_id integer constraint rate_plan_food_plan_id_fkey references food_plan,
  adults_included integer not null check (adults_included between 1 and 50),
  extra_adult_price paise not null check (extra_adult_price >= 0),
  child_price paise not null check (child_price >= 0),
  single_use_discount paise not null check (single_use_discount >= 0),
  min_nights integer check (min_nights >= 1),
  max_nights integer,
  -- How many days before the arrival it can be booked, at least and at most.
  book_min_days integer check (book_min_days >= 0),
  book_max_days integer,
  -- Null for the hotel's own policy.
  cancellation_fee cancellation_fee,
  cancellation_free_days integer not null check (cancellation_free_days between 0 and 730),
  cancellation_percent integer not null check (cancellation_percent between 1 and 100),
  -- Guests may choose it themselves.
  is_public boolean not null,
  -- Null for all guests.
  company_id integer constraint rate_plan_company_id_fkey references company,
  is_active boolean not null,
  version integer not null default 1,
  constraint rate_plan_nights_check check (max_nights >= min_nights),
  constraint rate_plan_days_check check (book_max_days >= book_min_days),
  constraint rate_plan_percent_or_amount_check check (parent_percent = 0 or parent_amount = 0),
  constraint rate_plan_public_check check (not is_public or company_id is null)
);
create unique index rate_plan_name_key on rate_plan (lower(btrim(name)));
create index rate_plan_parent_id_idx on rate_plan (parent_id);
create index rate_plan_company_id_idx on rate_plan (company_id);

insert into rate_plan (
  slug, name, parent_percent, parent_amount, adults_included, extra_adult_price, child_price, single_use_discount,
  cancellation_free_days, cancellation_percent, is_public, is_active
) values (replace(gen_random_uuid()::text, '-', ''), 'Standard', 0, 0, 2, 0, 0, 0, 0, 100, true, true);

create function refuse_rate_plan_circle() returns trigger language plpgsql as $$
begin
  -- Two people who derive two plans from each other at once must not both succeed.
  perform pg_advisory_xact_lock(hashtext('rate_plan'));
  if exists (
    with recursive above as (
      select new.parent_id as id
      union
      select rate_plan.parent_id from above join rate_plan on rate_plan.id = above.id
    )
    select from above where id = new.id
  ) then
    raise exception 'a rate plan is derived from itself'
      using errcode = 'check_violation', constraint = 'rate_plan_circle_check', table = 'rate_plan';
  end if;
  return new;
end $$;
create trigger refuse_circle before insert or update of parent_id on rate_plan
  for each row when (new.parent_id is not null) execute function refuse_rate_plan_circle();
create trigger audit after insert or update or delete on rate_plan
  for each row execute function record_audit('version');
create trigger count_version before update on rate_plan
  for each row when (old.* is distinct from new.*) execute function count_version();

-- One change of rates: typed cells, a bulk edit, a copied season, an import, or the undo of one of these.
create type rate_change_kind as enum ('cells', 'bulk', 'copy', 'import', 'undo');
create table rate_change (
  id integer generated always as identity primary key,
  kind rate_change_kind not null,
  account_id integer constraint rate_change_account_id_fkey references account on delete set null,
  changed_at timestamptz not null,
  -- The change that this one undoes.
  undoes integer constraint rate_change_undoes_key unique constraint rate_change_undoes_fkey references rate_change
);

-- A rate without a price only has restrictions. Rows are never deleted, so that each cell names its last change.
create table rate (
  rate_plan_id integer not null constraint rate_rate_plan_id_fkey references rate_plan on delete cascade,
  room_type_id integer not null constraint rate_room_type_id_fkey references room_type on delete cascade,
  date date not null,
  price paise check (price >= 0),
  closed boolean not null,
  closed_to_arrival boolean not null,
  closed_to_departure boolean not null,
  min_nights integer check (min_nights between 1 and 365),
  -- Of rate_change, whose rows are never deleted. A foreign key would double the time of a change of 20,000 rates.
  change_id integer not null,
  -- Days first, because ranges of days are read over all types and plans.
  primary key (date, room_type_id, rate_plan_id)
) with (fillfactor = 50);
-- A page has room for new versions of all its rows, so that a change of rates does not write to the index.

-- The cells of a change, with their values before and after. The cells of a room type and plan are one row of lists with
-- a value for each date, because a change of 20,000 cells would otherwise take twice as long.
create table rate_change_row (
  change_id integer not null constraint rate_change_row_change_id_fkey references rate_change on delete cascade,
  rate_plan_id integer not null constraint rate_change_row_rate_plan_id_fkey references rate_plan on delete cascade,
  room_type_id integer not null constraint rate_change_row_room_type_id_fkey references room_type on delete cascade,
  -- In order.
  dates date[] not null,
  price_before bigint[] not null,
  closed_before boolean[] not null,
  closed_to_arrival_before boolean[] not null,
  closed_to_departure_before boolean[] not null,
  min_nights_before integer[] not null,
  price_after bigint[] not null,
  closed_after boolean[] not null,
  closed_to_arrival_after boolean[] not null,
  closed_to_departure_after boolean[] not null,
  min_nights_after integer[] not null,
  primary key (change_id, rate_plan_id, room_type_id)
);
create index rate_change_row_cell_idx on rate_change_row (rate_plan_id, room_type_id, change_id);
create index rate_change_row_room_type_id_idx on rate_change_row (room_type_id);

-- The plan of a booking, and why its price or dates differ from it. Older bookings have no plan.
alter table booking
  add column rate_plan_id integer constraint booking_rate_plan_id_fkey references rate_plan,
  add column rate_override_reason text;
create index booking_rate_plan_id_idx on booking (rate_plan_id) where rate_plan_id is not null;
alter table booking_request
  add column rate_plan_id integer constraint booking_request_rate_plan_id_fkey references rate_plan;

-- What the plan said when the night was priced. A rent that differs from it was typed by the desk.
create type price_source as enum ('rate', 'derived', 'room_type');
alter table night
  add column rate_plan_id integer constraint night_rate_plan_id_fkey references rate_plan,
  add column quoted_rent paise check (quoted_rent >= 0),
  add column price_source price_source,
  add constraint night_quote_check check (num_nulls(rate_plan_id, quoted_rent, price_source) in (0, 3));

-- Above so many percent sold, a room type costs so many percent more. Null is off.
alter table property
  add column occupancy_above_percent integer
    constraint property_occupancy_above_percent_check check (occupancy_above_percent between 1 and 99),
  add column occupancy_raise_percent integer
    constraint property_occupancy_raise_percent_check check (occupancy_raise_percent between 1 and 300),
  add constraint property_occupancy_pricing_check
    check (num_nulls(occupancy_above_percent, occupancy_raise_percent) in (0, 2));
