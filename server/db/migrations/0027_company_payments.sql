-- One payment of a company for several invoices. Its parts are rows of payment, one for each invoice.
create table company_payment (
  id integer generated always as identity primary key,
  company_id integer not null constraint company_payment_company_id_fkey references company,
  amount paise not null constraint company_payment_amount_check check (amount > 0)
);
create index company_payment_company_idx on company_payment (company_id, id);
create trigger never_changes before update or delete on company_payment for each row execute function refuse_change();

alter table payment add company_payment_id integer
  constraint payment_company_payment_id_fkey references company_payment;
create index payment_company_payment_idx on payment (company_payment_id) where company_payment_id is not null;

create function check_company_payment() returns trigger language plpgsql as $$
begin
  if new.amount <> (select coalesce(sum(amount), 0) from payment where company_payment_id = new.id) then
    raise exception 'the parts of a company payment do not add up to its amount'
      using errcode = 'check_violation', constraint = 'company_payment_parts';
  end if;
  return null;
end $$;
create constraint trigger parts_add_up after insert on company_payment deferrable initially deferred
  for each row execute function check_company_payment();

-- The payments of an invoice, for the account of its company.
create index payment_invoice_idx on payment (invoice_id, id) where invoice_id is not null;

-- A company may pay more than it owes: what is left stays on the last invoice and can be used for others.
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
  if new.kind = 'payment' and left_over < 0 and new.company_payment_id is null then
    raise exception 'more is paid than is owed' using errcode = 'check_violation', constraint = 'payment_not_too_much';
  end if;
  return null;
end $$;

-- The time of the request's clock, as in the rest of a request.
alter table carried_over alter at set default hotel_now();
