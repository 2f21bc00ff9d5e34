-- Folios: a booking's bill divided among those who pay it. The booking itself is the first folio, so that a folio_id that
-- is null means the booking's own. Charges are calculated from nights, orders and extras and named by a key, such as
-- room:1:2026-11-15 (the room in line 1), food_plan:1:2026-11-15, order:17:1 or extra:SLUG.

-- It can't be used before this migration has ended.
alter type invoice_line_kind add value 'extra';

create table folio (
  id integer generated always as identity primary key,
  slug text not null constraint folio_slug_key unique,
  booking_id integer not null constraint folio_booking_id_fkey references booking,
  name text not null check (name <> ''),
  -- Who pays it: a company, another guest, or the booking's guest if both are null.
  company_id integer constraint folio_company_id_fkey references company,
  guest_id integer constraint folio_guest_id_fkey references guest,
  -- The rule of the folio: the kinds of charges that it takes, of all rooms or of the room of one line.
  routes text[] not null constraint folio_routes_check check (routes <@ array['room', 'food_plan', 'order', 'extra']),
  line integer,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint folio_payer_check check (company_id is null or guest_id is null)
);
create index folio_booking_idx on folio (booking_id, id);
create index folio_company_idx on folio (company_id) where company_id is not null;
create index folio_guest_idx on folio (guest_id) where guest_id is not null;
create trigger audit after insert or update or delete on folio
  for each row execute function record_audit('version');
create trigger count_version before update on folio
  for each row when (old.* is distinct from new.*) execute function count_version();

-- ---------------------------------------------------------------- charges that are no nights and no orders
create table extra (
  id integer generated always as identity primary key,
  slug text not null constraint extra_slug_key unique,
  booking_id integer not null constraint extra_booking_id_fkey references booking,
  -- The booked room; null if it is for the whole booking.
  line integer,
  date date not null,
  description text not null check (description <> ''),
  item_id integer constraint extra_item_id_fkey references item,
  quantity integer not null constraint extra_quantity_check check (quantity between 1 and 999),
  rate paise not null constraint extra_rate_check check (rate >= 0),
  tax_category_id integer not null constraint extra_tax_category_id_fkey references tax_category,
  -- Decides the tax slab instead of the rate: a cancellation fee is taxed as the night.
  slab_value paise,
  created_at timestamptz not null default now(),
  account_id integer constraint extra_account_id_fkey references account
);
create index extra_booking_idx on extra (booking_id, date, id);
create index extra_date_idx on extra (date);
create index extra_tax_category_idx on extra (tax_category_id);
create trigger audit after insert or update or delete on extra for each row execute function record_audit();

-- ---------------------------------------------------------------- charges that were moved to a folio
create table moved_charge (
  id integer generated always as identity primary key,
  booking_id integer not null constraint moved_charge_booking_id_fkey references booking,
  charge_key text not null,
  folio_id integer constraint moved_charge_folio_id_fkey references folio,
  -- Null for the charge itself, with what other folios leave of it.
  amount paise constraint moved_charge_amount_check check (amount > 0),
  constraint moved_charge_folio_key unique nulls not distinct (booking_id, charge_key, folio_id)
);
create unique index moved_charge_whole_key on moved_charge (booking_id, charge_key) where amount is null;
create trigger audit after insert or delete on moved_charge for each row execute function record_audit();

-- ---------------------------------------------------------------- discounts
create type discount_on as enum ('rooms', 'all');
create table discount (
  id integer generated always as identity primary key,
  slug text not null constraint discount_slug_key unique,
  booking_id integer not null constraint discount_booking_id_fkey references booking,
  folio_id integer constraint discount_folio_id_fkey references folio,
  -- Hundredths of a percent, or an amount before tax.
  percent integer constraint discount_percent_check check (percent between 1 and 10000),
  amount paise constraint discount_amount_check check (amount > 0),
  applies_to discount_on not null,
  reason text not null check (reason <> ''),
  given_at timestamptz not null default now(),
  account_id integer constraint discount_account_id_fkey references account,
  -- A discount that a credited invoice has given is kept for that invoice, and given no more.
  withdrawn_at timestamptz,
  constraint discount_kind_check check ((percent is null) <> (amount is null))
);
create index discount_booking_idx on discount (booking_id, id);
create index discount_given_idx on discount (given_at, id);
create trigger audit after insert or update or delete on discount for each row execute function record_audit();

-- ---------------------------------------------------------------- invoices of folios
alter table invoice add folio_id integer constraint invoice_folio_id_fkey references folio;
alter table invoice add charge_keys text[];
alter table invoice disable trigger never_changes;
update invoice set charge_keys = case when kind = 'credit_note' then '{}' else array(
  select charge.key from (
    select 1 as kind, 'room:' || stay.line || ':' || night.date as key
    from stay join night on night.stay_id = stay.id where stay.booking_id = invoice.booking_id
    union all
    select 2, 'food_plan:' || stay.line || ':' || night.date
    from stay join night on night.stay_id = stay.id
    where stay.booking_id = invoice.booking_id and night.meals > 0 and night.food_plan_rate > 0
    union all
    select 3, 'order:' || guest_order.id || ':' || order_line.position
    from guest_order join order_line on order_line.order_id = guest_order.id
    where guest_order.booking_id = invoice.booking_id and guest_order.status <> 'cancelled'
  ) charge order by charge.kind, charge.key
) end;
alter table invoice enable trigger never_changes;
alter table invoice alter charge_keys set not null, alter charge_keys set default '{}';

-- A booking may have several invoices: of its folios, in between, or again after a credit note.
drop index invoice_booking_key;
create index invoice_booking_idx on invoice (booking_id, id);
alter table invoice_balance drop constraint invoice_balance_booking_key;
create index invoice_balance_booking_idx on invoice_balance (booking_id, invoice_id);

alter table invoice_line add discount paise not null default 0
  constraint invoice_line_discount_check check (discount >= 0);

-- The amount of each discount that an invoice has given.
create table invoice_discount (
  invoice_id integer not null constraint invoice_discount_invoice_id_fkey references invoice,
  discount_id integer not null constraint invoice_discount_discount_id_fkey references discount,
  amount paise not null constraint invoice_discount_amount_check check (amount > 0),
  primary key (invoice_id, discount_id)
);
create index invoice_discount_discount_idx on invoice_discount (discount_id);
create trigger never_changes before update or delete on invoice_discount
  for each row execute function refuse_change();

-- An invoice counts until credit notes have credited all of it.
create function is_invoiced(wanted_booking integer, wanted_key text) returns boolean language sql stable as $$
  select exists (
    select from invoice join invoice_balance on invoice_balance.invoice_id = invoice.id
    where invoice.booking_id = wanted_booking and wanted_key = any (invoice.charge_keys)
      and not (invoice_balance.credited > 0 and invoice_balance.credited >= invoice_balance.total)
  )
$$;

-- A charge is on at most one invoice of its folio.
create function refuse_second_invoice() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice join invoice_balance on invoice_balance.invoice_id = invoice.id
    where invoice.booking_id = new.booking_id and invoice.folio_id is not distinct from new.folio_id
      and invoice.charge_keys && new.charge_keys
      and not (invoice_balance.credited > 0 and invoice_balance.credited >= invoice_balance.total)
  ) then
    raise exception 'a charge is on an invoice already'
      using errcode = 'check_violation', constraint = 'invoice_charge_once';
  end if;
  return new;
end $$;
create trigger charge_once before insert on invoice
  for each row when (new.kind = 'invoice') execute function refuse_second_invoice();

-- Nights and orders on an invoice stay as they are until it is credited.
create function refuse_invoiced_night() returns trigger language plpgsql as $$
begin
  if exists (
    select from stay where stay.id = old.stay_id and (
      is_invoiced(stay.booking_id, 'room:' || stay.line || ':' || old.date)
      or is_invoiced(stay.booking_id, 'food_plan:' || stay.line || ':' || old.date)
    )
  ) then
    raise exception 'a night is on an invoice' using errcode = 'check_violation', constraint = 'night_invoiced';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_invoiced_night before update of rent, meals, food_plan_rate on night
  for each row when (
    old.rent <> new.rent or old.meals <> new.meals or old.food_plan_rate <> new.food_plan_rate
  ) execute function refuse_invoiced_night();
create trigger keep_invoiced_night_there before delete on night
  for each row execute function refuse_invoiced_night();

create function refuse_invoiced_order() returns trigger language plpgsql as $$
begin
  if exists (
    select from guest_order where guest_order.id = old.order_id
      and is_invoiced(guest_order.booking_id, 'order:' || old.order_id || ':' || old.position)
  ) then
    raise exception 'an order is on an invoice' using errcode = 'check_violation', constraint = 'order_invoiced';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_invoiced_line before update or delete on order_line
  for each row execute function refuse_invoiced_order();

create function refuse_cancelling_invoiced_order() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_line where order_line.order_id = new.id
      and is_invoiced(new.booking_id, 'order:' || new.id || ':' || order_line.position)
  ) then
    raise exception 'an order is on an invoice' using errcode = 'check_violation', constraint = 'order_invoiced';
  end if;
  return new;
end $$;
create trigger keep_invoiced_order before update of status on guest_order
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function refuse_cancelling_invoiced_order();

-- ---------------------------------------------------------------- money of folios
alter table payment add folio_id integer constraint payment_folio_id_fkey references folio;

-- Money that is carried from an invoice that no longer needs it to another one, such as the invoice that replaces it.
create table carried_over (
  id integer generated always as identity primary key,
  from_invoice_id integer not null constraint carried_over_from_invoice_id_fkey references invoice,
  to_invoice_id integer not null constraint carried_over_to_invoice_id_fkey references invoice,
  amount paise not null constraint carried_over_amount_check check (amount > 0),
  at timestamptz not null default now(),
  constraint carried_over_invoices_check check (from_invoice_id <> to_invoice_id)
);
create index carried_over_from_idx on carried_over (from_invoice_id);
create index carried_over_to_idx on carried_over (to_invoice_id);
create trigger audit after insert on carried_over for each row execute function record_audit();
create trigger never_changes before update or delete on carried_over for each row execute function refuse_change();

create function keep_balance_of_carried_over() returns trigger language plpgsql as $$
begin
  update invoice_balance set paid = paid - new.amount where invoice_id = new.from_invoice_id;
  update invoice_balance set paid = paid + new.amount where invoice_id = new.to_invoice_id;
  return null;
end $$;
create trigger keep_balance after insert on carried_over
  for each row execute function keep_balance_of_carried_over();

-- The money of a folio that no invoice has counted yet: it never falls below zero.
create function advance_of_folio(wanted_booking integer, wanted_folio integer) returns paise language sql stable as $$
  select coalesce((
    select sum(case when kind = 'payment' then amount else -amount end) from payment
    where booking_id = wanted_booking and folio_id is not distinct from wanted_folio and invoice_id is null
  ), 0) - coalesce((
    select sum(advance_amount) from invoice
    where booking_id = wanted_booking and folio_id is not distinct from wanted_folio and kind = 'invoice'
  ), 0)
$$;

create or replace function keep_balance_of_invoice() returns trigger language plpgsql as $$
begin
  if new.kind = 'credit_note' then
    update invoice_balance set credited = credited + new.total where invoice_id = new.corrects_id;
    return null;
  end if;
  insert into invoice_balance (invoice_id, booking_id, invoice_date, total, paid)
  values (new.id, new.booking_id, new.invoice_date, new.total, new.advance_amount);
  if new.advance_amount > 0 and advance_of_folio(new.booking_id, new.folio_id) < 0 then
    raise exception 'an invoice counts more than was received'
      using errcode = 'check_violation', constraint = 'invoice_advance_received';
  end if;
  return null;
end $$;

create or replace function keep_balance_of_payment() returns trigger language plpgsql as $$
declare
  left_over paise;
begin
  if new.invoice_id is null then
    if new.kind = 'refund' and advance_of_folio(new.booking_id, new.folio_id) < 0 then
      raise exception 'more is refunded than was received'
        using errcode = 'check_violation', constraint = 'payment_refund_received';
    end if;
    return null;
  end if;
  update invoice_balance
  set paid = paid + case when new.kind = 'payment' then new.amount else -new.amount end
  where invoice_id = new.invoice_id
  returning balance into left_over;
  if new.kind = 'payment' and left_over < 0 then
    raise exception 'more is paid than is owed' using errcode = 'check_violation', constraint = 'payment_not_too_much';
  end if;
  return null;
end $$;

-- Money held for cancelled bookings: what no invoice, such as that of a cancellation fee, has counted.
create or replace function keep_held_money(held_for integer, its_status booking_status) returns void
language plpgsql as $$
declare
  held_amount paise := 0;
begin
  if its_status in ('cancelled', 'no_show') then
    select coalesce((
      select sum(case when kind = 'payment' then amount else -amount end)
      from payment where booking_id = held_for and invoice_id is null
    ), 0) - coalesce((
      select sum(advance_amount) from invoice where booking_id = held_for and kind = 'invoice'
    ), 0) into held_amount;
  end if;
  if held_amount > 0 then
    insert into held_money (booking_id, amount) values (held_for, held_amount)
    on conflict (booking_id) do update set amount = excluded.amount;
  else
    delete from held_money where booking_id = held_for;
  end if;
end $$;

create function hold_money_of_invoice() returns trigger language plpgsql as $$
begin
  perform keep_held_money(booking.id, booking.status)
  from booking where booking.id = new.booking_id and booking.status in ('cancelled', 'no_show');
  return null;
end $$;
create trigger hold_money after insert on invoice
  for each row when (new.advance_amount > 0) execute function hold_money_of_invoice();

create or replace view advances_by_day as
select day, sum(taken)::paise as taken, sum(refunded)::paise as refunded, sum(adjusted)::paise as adjusted
from (
  select paid_on as day, case when kind = 'payment' then amount else 0 end as taken,
    case when kind = 'refund' then amount else 0 end as refunded, 0 as adjusted
  from payment where invoice_id is null
  union all
  select invoice_date, 0, 0, advance_amount from invoice where kind = 'invoice' and advance_amount <> 0
) changes
group by day;
