-- An advance is a payment. Every advance has a receipt voucher and every refund a refund voucher, with numbers that have
-- no gaps and contents that never change (Rules 50 and 51 of the CGST Rules).

-- The day of a payment in the hotel's time zone. It is kept because a new time zone must not move the past.
alter table payment add paid_on date;
alter table payment disable trigger never_changes;
update payment set paid_on = (at at time zone property.time_zone)::date from property;
alter table payment enable trigger never_changes;

-- Existing advances become payments in cash. Their money is in the balances already, and the audit trail has them as
-- changes of the booking, so that the triggers wait until they are written.
drop trigger keep_balance on payment;
drop trigger hold_money on payment;
drop trigger audit on payment;
insert into payment (slug, booking_id, kind, payment_method_id, source, reference, amount, reason, at, paid_on, account_id)
select new_slug(), booking.id, 'payment',
  coalesce(
    (select id from payment_method where lower(btrim(name)) = 'cash'),
    (select id from payment_method order by id limit 1)
  ),
  '', '', booking.advance_amount, '', booking.created_at, (booking.created_at at time zone property.time_zone)::date,
  (
    select account_id from audit_entry
    where entity = 'booking' and audit_entry.slug = booking.slug and action = 'insert' limit 1
  )
from booking, property
where booking.advance_amount > 0
order by booking.id;
alter table payment alter paid_on set not null;
create index payment_paid_on_idx on payment (paid_on, id);
create trigger audit after insert on payment for each row execute function record_audit('paid_on');

-- ---------------------------------------------------------------- vouchers
create type voucher_kind as enum ('receipt', 'refund');
create table voucher (
  payment_id integer primary key constraint voucher_payment_id_fkey references payment,
  number text collate "C" not null constraint voucher_number_key unique check (number ~ '^[A-Z0-9-]{1,16}$'),
  kind voucher_kind not null,
  voucher_date date not null,
  -- Hotel and guest as they were.
  property jsonb not null,
  guest jsonb not null,
  amount paise not null check (amount > 0),
  -- The tax that the amount includes, at the rate of the first night: hundredths of a percent.
  tax_rate integer not null check (tax_rate between 0 and 10000),
  taxable paise not null check (taxable >= 0),
  cgst paise not null check (cgst >= 0),
  sgst paise not null check (sgst >= 0),
  -- A refund names the receipt vouchers of its booking: number and date.
  receipts jsonb not null default '[]',
  constraint voucher_sum_check check (amount = taxable + cgst + sgst),
  constraint voucher_receipts_check check (kind = 'refund' or receipts = '[]')
);

-- The advances and refunds until now, in the order of their dates.
with first_night as (
  select distinct on (stay.booking_id) stay.booking_id, night.date,
    night.rent + case when property.composite_supply then night.meals * night.food_plan_rate else 0 end as value
  from night join stay on stay.id = night.stay_id, property
  order by stay.booking_id, stay.line, night.date
),
known as (
  select payment.id, payment.booking_id, payment.kind, payment.amount, payment.paid_on, payment.invoice_id,
    case when extract(month from paid_on) >= 4 then extract(year from paid_on) else extract(year from paid_on) - 1 end::integer as year,
    case when payment.invoice_id is null then coalesce((
      select tax_rule.rate
      from first_night join tax_rule on true join tax_category on tax_category.id = tax_rule.tax_category_id
      where first_night.booking_id = payment.booking_id and tax_category.builtin = 'accommodation'
        and first_night.value >= tax_rule.value_from and (tax_rule.value_to is null or first_night.value <= tax_rule.value_to)
        and first_night.date >= tax_rule.valid_from and (tax_rule.valid_to is null or first_night.date <= tax_rule.valid_to)
    ), 0) else 0 end as rate
  from payment
  where payment.kind = 'refund' or payment.invoice_id is null
),
numbered as (
  select known.*, round(amount * rate / (2.0 * (10000 + rate)))::bigint as half,
    format('%s-%s%s-%s', case when kind = 'payment' then 'RV' else 'RF' end,
      lpad((year % 100)::text, 2, '0'), lpad(((year + 1) % 100)::text, 2, '0'),
      lpad(row_number() over (partition by kind, year order by paid_on, id)::text, 6, '0')) as number
  from known
)
insert into voucher (payment_id, number, kind, voucher_date, property, guest, amount, tax_rate, taxable, cgst, sgst)
select numbered.id, numbered.number, case when numbered.kind = 'payment' then 'receipt' else 'refund' end::voucher_kind,
  numbered.paid_on,
  jsonb_build_object(
    'name', property.name, 'address', property.address, 'state', property.state, 'phone', property.phone,
    'email', property.email, 'gstin', property.gstin, 'upi_id', property.upi_id, 'logo', property.logo
  ),
  jsonb_build_object('name', guest.name, 'address', guest.address, 'phone', guest.phone, 'email', guest.email),
  numbered.amount, numbered.rate, numbered.amount - 2 * half, half, half
from numbered
join booking on booking.id = numbered.booking_id
join guest on guest.id = booking.guest_id, property;

update voucher set receipts = coalesce((
  select jsonb_agg(jsonb_build_object('number', receipt.number, 'date', receipt.voucher_date) order by receipt.number)
  from payment refund join payment on payment.booking_id = refund.booking_id
    join voucher receipt on receipt.payment_id = payment.id and receipt.kind = 'receipt'
  where refund.id = voucher.payment_id and receipt.voucher_date <= voucher.voucher_date
), '[]')
where kind = 'refund';
create trigger never_changes before update or delete on voucher for each row execute function refuse_change();

insert into document_counter (series, financial_year, last)
select left(number, 2), substring(number from 4 for 4), count(*) from voucher group by 1, 2;

-- ---------------------------------------------------------------- balances
-- The advance of an invoice is among the payments now.
create or replace function keep_balance_of_invoice() returns trigger language plpgsql as $$
begin
  if new.kind = 'invoice' then
    insert into invoice_balance (invoice_id, booking_id, invoice_date, total, paid)
    select new.id, new.booking_id, new.invoice_date, new.total,
      coalesce(sum(case when kind = 'payment' then amount else -amount end), 0)
    from payment where booking_id = new.booking_id;
  else
    update invoice_balance set credited = credited + new.total where invoice_id = new.corrects_id;
  end if;
  return null;
end $$;
create trigger keep_balance after insert on payment for each row execute function keep_balance_of_payment();

drop trigger hold_money_insert on booking;
drop trigger hold_money_update on booking;
drop function keep_held_money(booking);
drop function money_held_by(booking);

create function keep_held_money(held_for integer, its_status booking_status) returns void language plpgsql as $$
declare
  held_amount paise := 0;
begin
  if its_status in ('cancelled', 'no_show') then
    select coalesce(sum(case when kind = 'payment' then amount else -amount end), 0) into held_amount
    from payment where booking_id = held_for;
  end if;
  if held_amount > 0 then
    insert into held_money (booking_id, amount) values (held_for, held_amount)
    on conflict (booking_id) do update set amount = excluded.amount;
  else
    delete from held_money where booking_id = held_for;
  end if;
end $$;

create or replace function hold_money_of_booking() returns trigger language plpgsql as $$
begin
  perform keep_held_money(new.id, new.status);
  return null;
end $$;
create trigger hold_money_update after update of status on booking
  for each row when (old.status is distinct from new.status) execute function hold_money_of_booking();

create or replace function hold_money_of_payment() returns trigger language plpgsql as $$
begin
  perform keep_held_money(booking.id, booking.status)
  from booking where booking.id = new.booking_id and booking.status in ('cancelled', 'no_show');
  return null;
end $$;
create trigger hold_money after insert on payment for each row execute function hold_money_of_payment();

alter table booking drop advance_amount;

-- ---------------------------------------------------------------- advances held
-- What each day changed of the advances that the hotel holds: taken, refunded, and adjusted in an invoice. The sum of all
-- days before a day is what the hotel held on its morning.
create table advance_day_tally (
  day date not null,
  taken paise not null,
  refunded paise not null,
  adjusted paise not null
);
create index advance_day_tally_idx on advance_day_tally (day);

-- The same from the payments and invoices themselves.
create view advances_by_day as
select day, sum(taken)::paise as taken, sum(refunded)::paise as refunded, sum(adjusted)::paise as adjusted
from (
  select paid_on as day, case when kind = 'payment' then amount else 0 end as taken,
    case when kind = 'refund' then amount else 0 end as refunded, 0 as adjusted
  from payment where invoice_id is null
  union all
  select invoice.invoice_date, 0, 0, case when payment.kind = 'payment' then payment.amount else -payment.amount end
  from invoice join payment on payment.booking_id = invoice.booking_id and payment.invoice_id is null
  where invoice.kind = 'invoice'
) changes
group by day;
insert into advance_day_tally select * from advances_by_day;

create function tally_advance() returns trigger language plpgsql as $$
begin
  if new.kind = 'payment' then
    insert into advance_day_tally values (new.paid_on, new.amount, 0, 0);
  else
    insert into advance_day_tally values (new.paid_on, 0, new.amount, 0);
  end if;
  return null;
end $$;
create trigger tally_advance after insert on payment
  for each row when (new.invoice_id is null) execute function tally_advance();

create function tally_adjusted_advances() returns trigger language plpgsql as $$
begin
  insert into advance_day_tally values (new.invoice_date, 0, 0, new.advance_amount);
  return null;
end $$;
create trigger tally_adjusted_advances after insert on invoice
  for each row when (new.kind = 'invoice' and new.advance_amount <> 0) execute function tally_adjusted_advances();
