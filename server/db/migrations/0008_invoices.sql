-- Invoices, credit notes, payments and refunds.

-- ---------------------------------------------------------------- ways to pay
create table payment_method (
  id integer generated always as identity primary key,
  name text not null,
  -- Asks for source and reference.
  needs_reference boolean not null,
  version integer not null default 1
);
create unique index payment_method_name_key on payment_method (lower(btrim(name)));
insert into payment_method (name, needs_reference)
values ('Cash', false), ('Online', true), ('Card', false), ('Company', false);
create trigger audit after insert or update or delete on payment_method
  for each row execute function record_audit('version');
create trigger count_version before update on payment_method
  for each row when (old.* is distinct from new.*) execute function count_version();

-- Sources that were used are offered the next time.
create table payment_source (
  id integer generated always as identity primary key,
  name text not null
);
create unique index payment_source_name_key on payment_source (lower(name));
insert into payment_source (name) values ('UPI'), ('Bank transfer');

-- ---------------------------------------------------------------- invoices and credit notes
-- The last number of a series in a financial year. It is taken in the transaction that issues the document, so that a
-- rolled-back one leaves no gap.
create table document_counter (
  series text not null,
  financial_year text not null,
  last integer not null,
  primary key (series, financial_year)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued never changes: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create type invoice_kind as enum ('invoice', 'credit_note');
create table invoice (
  id integer generated always as identity primary key,
  slug text not null constraint invoice_slug_key unique,
  number text collate "C" not null constraint invoice_number_key unique check (number ~ '^[A-Z0-9-]{1,16}$'),
  kind invoice_kind not null,
  booking_id integer not null constraint invoice_booking_id_fkey references booking,
  -- The invoice that a credit note corrects, and why.
  corrects_id integer constraint invoice_corrects_id_fkey references invoice,
  reason text not null,
  invoice_date date not null,
  issued_at timestamptz not null,
  -- Hotel and guest as they were: a guest who moves does not change old documents.
  property jsonb not null,
  guest jsonb not null,
  check_in_date date not null,
  check_out_date date not null,
  rooms text not null,
  charges paise not null check (charges >= 0),
  cgst paise not null check (cgst >= 0),
  sgst paise not null check (sgst >= 0),
  round_off paise not null check (round_off between -100 and 100),
  total paise not null check (total >= 0),
  advance_amount paise not null check (advance_amount >= 0),
  constraint invoice_sum_check check (total = charges + cgst + sgst + round_off),
  constraint invoice_kind_check check ((kind = 'credit_note') = (corrects_id is not null))
);
create unique index invoice_booking_key on invoice (booking_id) where kind = 'invoice';
create index invoice_date_idx on invoice (invoice_date, id);
create index invoice_corrects_idx on invoice (corrects_id) where corrects_id is not null;
-- Credit notes have a list of their own, by number or by date: few among many invoices.
create index invoice_credit_note_idx on invoice (id) where kind = 'credit_note';
create index invoice_credit_note_date_idx on invoice (invoice_date, id) where kind = 'credit_note';
-- A company that was invoiced is offered again at the next check-out.
create index invoice_company_idx on invoice (lower(btrim(guest -> 'billed_to' ->> 'name')), id)
  where kind = 'invoice' and guest -> 'billed_to' ->> 'name' is not null;
create trigger audit after insert on invoice
  for each row execute function record_audit('property', 'guest');
create trigger never_changes before update or delete on invoice for each row execute function refuse_change();

create type invoice_line_kind as enum ('room', 'food_plan', 'order');
create table invoice_line (
  invoice_id integer not null constraint invoice_line_invoice_id_fkey references invoice,
  -- A line of a credit note has the position of the line that it credits.
  position integer not null,
  kind invoice_line_kind not null,
  description text not null,
  sac text not null,
  quantity integer not null,
  rate paise not null,
  amount paise not null check (amount >= 0),
  tax_rate integer not null,
  cgst paise not null check (cgst >= 0),
  sgst paise not null check (sgst >= 0),
  treatment tax_treatment not null default 'taxable',
  primary key (invoice_id, position)
);
create trigger never_changes before update or delete on invoice_line for each row execute function refuse_change();

-- All credit notes of a line together never exceed the line or its tax. The row of invoice_balance, which the insert
-- of the credit note has just changed, is locked until the commit, so that two notes at once are checked one after the
-- other.
create function check_credit_limit() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct invoice_id from new_lines) issued
    join invoice note on note.id = issued.invoice_id
    join invoice_line original on original.invoice_id = note.corrects_id
    join invoice other on other.corrects_id = note.corrects_id
    join invoice_line credited on credited.invoice_id = other.id and credited.position = original.position
    group by original.invoice_id, original.position
    having sum(credited.amount) > original.amount
      or sum(credited.cgst) > original.cgst
      or sum(credited.sgst) > original.sgst
  ) then
    raise exception 'more is credited than was charged'
      using errcode = 'check_violation', constraint = 'invoice_line_credit_limit';
  end if;
  return null;
end $$;
create trigger credit_limit after insert on invoice_line referencing new table as new_lines
  for each statement execute function check_credit_limit();

-- ---------------------------------------------------------------- payments and refunds
create type payment_kind as enum ('payment', 'refund');
create table payment (
  id integer generated always as identity primary key,
  slug text not null constraint payment_slug_key unique,
  booking_id integer not null constraint payment_booking_id_fkey references booking,
  -- None before check-out.
  invoice_id integer constraint payment_invoice_id_fkey references invoice,
  kind payment_kind not null,
  payment_method_id integer not null constraint payment_payment_method_id_fkey references payment_method,
  source text not null,
  reference text not null,
  amount paise not null check (amount > 0),
  reason text not null,
  at timestamptz not null,
  account_id integer constraint payment_account_id_fkey references account
);
create index payment_booking_idx on payment (booking_id, id);
create index payment_reference_idx on payment (lower(reference)) where reference <> '';
create trigger audit after insert on payment
  for each row execute function record_audit();
create trigger never_changes before update or delete on payment for each row execute function refuse_change();

-- ---------------------------------------------------------------- what is still due
-- The document itself never changes; its balance and status are here, kept by triggers.
create type invoice_status as enum ('pending', 'paid', 'refund_due', 'cancelled');
create table invoice_balance (
  invoice_id integer primary key constraint invoice_balance_invoice_id_fkey references invoice,
  booking_id integer not null constraint invoice_balance_booking_key unique,
  invoice_date date not null,
  total paise not null,
  -- The advance and all payments, less refunds.
  paid paise not null constraint invoice_balance_paid_check check (paid >= 0),
  credited paise not null default 0,
  balance paise not null generated always as (total - credited - paid) stored,
  status invoice_status not null generated always as (
    case
      when total - credited - paid < 0 then 'refund_due'::invoice_status
      when credited > 0 and credited >= total then 'cancelled'::invoice_status
      when total - credited - paid <= 0 then 'paid'::invoice_status
      else 'pending'::invoice_status
    end
  ) stored,
  constraint invoice_balance_credited_check check (credited <= total)
);
create index invoice_balance_status_idx on invoice_balance (status, invoice_id);
create index invoice_balance_date_idx on invoice_balance (invoice_date, invoice_id);
create index invoice_balance_total_idx on invoice_balance (total, invoice_id);
create index invoice_balance_balance_idx on invoice_balance (balance, invoice_id);

create function stand_invoice() returns trigger language plpgsql as $$
begin
  if new.kind = 'invoice' then
    insert into invoice_balance (invoice_id, booking_id, invoice_date, total, paid)
    select new.id, new.booking_id, new.invoice_date, new.total,
      new.advance_amount + coalesce(sum(case when kind = 'payment' then amount else -amount end), 0)
    from payment where booking_id = new.booking_id;
  else
    update invoice_balance set credited = credited + new.total where invoice_id = new.corrects_id;
  end if;
  return null;
end $$;
create trigger stand after insert on invoice for each row execute function stand_invoice();

create function stand_payment() returns trigger language plpgsql as $$
declare
  left_over paise;
begin
  update invoice_balance
  set paid = paid + case when new.kind = 'payment' then new.amount else -new.amount end
  where booking_id = new.booking_id
  returning balance into left_over;
  if new.kind = 'payment' and left_over < 0 then
    raise exception 'more is paid than is owed' using errcode = 'check_violation', constraint = 'payment_not_too_much';
  end if;
  return null;
end $$;
create trigger stand after insert on payment for each row execute function stand_payment();

-- A tally as guest_tally: counts and sums of the invoices of each status.
create table invoice_tally (
  status invoice_status not null,
  invoices bigint not null,
  total paise not null,
  paid paise not null,
  credited paise not null,
  balance paise not null
);
create function tally_invoices() returns trigger language plpgsql as $$
begin
  insert into invoice_tally
  select status, count(*), sum(total), sum(paid), sum(credited), sum(balance) from new_rows group by status;
  if tg_op = 'UPDATE' then
    insert into invoice_tally
    select status, -count(*), -sum(total), -sum(paid), -sum(credited), -sum(balance) from old_rows group by status;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on invoice_balance referencing new table as new_rows
  for each statement execute function tally_invoices();
create trigger tally_update after update on invoice_balance referencing new table as new_rows old table as old_rows
  for each statement execute function tally_invoices();

-- ---------------------------------------------------------------- cancelled bookings that still hold money
-- Money of bookings that were cancelled or ended as a no-show and that was not refunded. Only these bookings have a
-- row, so that lists and the dashboard find them at once. Kept by triggers.
create table held_money (
  booking_id integer primary key constraint held_money_booking_id_fkey references booking on delete cascade,
  amount paise not null check (amount > 0)
);

create function money_held_by(booking) returns paise language sql stable
  return case when $1.status in ('cancelled', 'no_show') then
    $1.advance_amount + coalesce((
      select sum(case when kind = 'payment' then amount else -amount end) from payment where booking_id = $1.id
    ), 0)
  else 0 end;

create function keep_held_money(held booking) returns void language plpgsql as $$
declare
  held_amount paise := money_held_by(held);
begin
  if held_amount > 0 then
    insert into held_money (booking_id, amount) values (held.id, held_amount)
    on conflict (booking_id) do update set amount = excluded.amount;
  else
    delete from held_money where booking_id = held.id;
  end if;
end $$;

create function hold_money_of_booking() returns trigger language plpgsql as $$
begin
  perform keep_held_money(new);
  return null;
end $$;
create trigger hold_money_insert after insert on booking
  for each row when (new.status in ('cancelled', 'no_show')) execute function hold_money_of_booking();
create trigger hold_money_update after update of status, advance_amount on booking
  for each row when (old.status is distinct from new.status or old.advance_amount is distinct from new.advance_amount)
  execute function hold_money_of_booking();

create function hold_money_of_payment() returns trigger language plpgsql as $$
declare
  paid_for booking;
begin
  select * into paid_for from booking where id = new.booking_id;
  if paid_for.status in ('cancelled', 'no_show') then
    perform keep_held_money(paid_for);
  end if;
  return null;
end $$;
create trigger hold_money after insert on payment for each row execute function hold_money_of_payment();
