-- ---------------------------------------------------------------- invoices with a refund due
-- A type of its own in place of a new value: a value that was added can't be used in the same transaction.
create type invoice_status_with_refund as enum ('pending', 'paid', 'refund_due', 'cancelled');

-- Dropping the column also drops its index.
alter table invoice_standing drop column status;
alter table invoice_standing add status invoice_status_with_refund not null generated always as (
  case
    when total - credited - paid < 0 then 'refund_due'::invoice_status_with_refund
    when credited > 0 and credited >= total then 'cancelled'::invoice_status_with_refund
    when total - credited - paid <= 0 then 'paid'::invoice_status_with_refund
    else 'pending'::invoice_status_with_refund
  end
) stored;
create index invoice_standing_status_idx on invoice_standing (status, invoice_id);

delete from invoice_tally;
alter table invoice_tally alter status type invoice_status_with_refund using status::text::invoice_status_with_refund;
insert into invoice_tally
select status, count(*), sum(total), sum(paid), sum(credited), sum(balance) from invoice_standing group by status;

drop type invoice_status;
alter type invoice_status_with_refund rename to invoice_status;

-- ---------------------------------------------------------------- cancelled bookings that still hold money
-- Money of bookings that were cancelled or ended as a no-show, and that was not refunded. Only these bookings have a
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

insert into held_money (booking_id, amount)
select id, money_held_by(booking) from booking
where status in ('cancelled', 'no_show') and money_held_by(booking) > 0;
