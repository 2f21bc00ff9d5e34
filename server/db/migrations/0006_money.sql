-- ---------------------------------------------------------------- settings
alter table property
  add address text not null default '',
  add state text not null default '',
  add phone text not null default '',
  add email text not null default '',
  add gstin text not null default '',
  add logo text constraint property_logo_fkey references stored_file,
  add check_in_time text not null default '12:00' check (check_in_time ~ '^\d\d:\d\d$'),
  add check_out_time text not null default '11:00' check (check_out_time ~ '^\d\d:\d\d$'),
  add upi_id text not null default '',
  -- A number has at most 16 signs: INV-2627-000123.
  add invoice_prefix text not null default 'INV' check (invoice_prefix ~ '^[A-Z]{1,3}$'),
  add credit_note_prefix text not null default 'CN' check (credit_note_prefix ~ '^[A-Z]{1,3}$'),
  -- Rent and food plan are one supply: together they decide the slab of a room-night.
  add composite_supply boolean not null default true,
  add version integer not null default 1,
  add constraint property_prefixes_check check (invoice_prefix <> credit_note_prefix);
drop trigger audit on property;
create trigger audit after update on property
  for each row execute function record_audit('version');

-- Edited in the settings now, so that names are taken whatever their case and spaces.
alter table food_plan drop constraint food_plan_name_key;
create unique index food_plan_name_key on food_plan (lower(btrim(name)));
alter table payment_method drop constraint payment_method_name_key;
create unique index payment_method_name_key on payment_method (lower(btrim(name)));

create index audit_entry_at_idx on audit_entry (at);

-- ---------------------------------------------------------------- taxes
create type tax_kind as enum ('accommodation', 'food', 'service');
create table tax_rule (
  id integer generated always as identity primary key,
  slug text not null constraint tax_rule_slug_key unique,
  kind tax_kind not null,
  -- Both ends belong to it; of a room it is the value of one room-night.
  value_from paise not null check (value_from >= 0),
  value_to paise check (value_to >= value_from),
  -- Hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  sac text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- For any value on any day there is at most one rate.
  constraint tax_rule_overlap_excl exclude using gist (
    kind with =,
    daterange(valid_from, valid_to, '[]') with &&,
    int8range(value_from, value_to, '[]') with &&
  )
);
create trigger audit after insert or update or delete on tax_rule
  for each row execute function record_audit();

-- ---------------------------------------------------------------- invoices
-- The last number of a series in a financial year. It is taken in the transaction that issues the document, so that
-- one that is rolled back leaves no gap.
create table document_counter (
  series text not null,
  financial_year text not null,
  last integer not null,
  primary key (series, financial_year)
);

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
  -- Hotel and guest as they were: a guest who moves doesn't change old papers.
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
create trigger audit after insert on invoice
  for each row execute function record_audit('property', 'guest');

create type invoice_line_kind as enum ('room', 'food_plan', 'order');
create table invoice_line (
  invoice_id integer not null constraint invoice_line_invoice_id_fkey references invoice,
  -- A credit note's line has the place of the line that it takes off.
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
  primary key (invoice_id, position)
);

-- ---------------------------------------------------------------- payments
create type payment_kind as enum ('payment', 'refund');
create table payment (
  id integer generated always as identity primary key,
  slug text not null constraint payment_slug_key unique,
  booking_id integer not null constraint payment_booking_id_fkey references booking,
  -- None while the guest has not checked out.
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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued never changes: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger never_changes before update or delete on invoice for each row execute function refuse_change();
create trigger never_changes before update or delete on invoice_line for each row execute function refuse_change();
create trigger never_changes before update or delete on payment for each row execute function refuse_change();

-- How an invoice stands: the paper itself never changes. Kept by triggers, so that no way in can forget it.
create type invoice_status as enum ('pending', 'paid', 'cancelled');
create table invoice_standing (
  invoice_id integer primary key constraint invoice_standing_invoice_id_fkey references invoice,
  booking_id integer not null constraint invoice_standing_booking_key unique,
  invoice_date date not null,
  total paise not null,
  -- The advance and all payments, less refunds.
  paid paise not null constraint invoice_standing_paid_check check (paid >= 0),
  credited paise not null default 0,
  balance paise not null generated always as (total - credited - paid) stored,
  status invoice_status not null generated always as (
    case
      when credited > 0 and credited >= total then 'cancelled'::invoice_status
      when total - credited - paid <= 0 then 'paid'::invoice_status
      else 'pending'::invoice_status
    end
  ) stored,
  constraint invoice_standing_credited_check check (credited <= total)
);
create index invoice_standing_status_idx on invoice_standing (status, invoice_id);
create index invoice_standing_date_idx on invoice_standing (invoice_date, invoice_id);
create index invoice_standing_total_idx on invoice_standing (total, invoice_id);
create index invoice_standing_balance_idx on invoice_standing (balance, invoice_id);

create function stand_invoice() returns trigger language plpgsql as $$
begin
  if new.kind = 'invoice' then
    insert into invoice_standing (invoice_id, booking_id, invoice_date, total, paid)
    select new.id, new.booking_id, new.invoice_date, new.total,
      new.advance_amount + coalesce(sum(case when kind = 'payment' then amount else -amount end), 0)
    from payment where booking_id = new.booking_id;
  else
    update invoice_standing set credited = credited + new.total where invoice_id = new.corrects_id;
  end if;
  return null;
end $$;
create trigger stand after insert on invoice for each row execute function stand_invoice();

create function stand_payment() returns trigger language plpgsql as $$
declare
  left_over paise;
begin
  update invoice_standing
  set paid = paid + case when new.kind = 'payment' then new.amount else -new.amount end
  where booking_id = new.booking_id
  returning balance into left_over;
  if new.kind = 'payment' and left_over < 0 then
    raise exception 'more is paid than is owed' using errcode = 'check_violation', constraint = 'payment_not_too_much';
  end if;
  return null;
end $$;
create trigger stand after insert on payment for each row execute function stand_payment();

-- As booking_tally: counts and sums of the invoices of each status, as a sum of changes.
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
create trigger tally_insert after insert on invoice_standing referencing new table as new_rows
  for each statement execute function tally_invoices();
create trigger tally_update after update on invoice_standing referencing new table as new_rows old table as old_rows
  for each statement execute function tally_invoices();
