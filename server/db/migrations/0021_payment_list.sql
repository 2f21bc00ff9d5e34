-- The list of all payments: an index for each of its filters and orders, and its sums without reading every payment.
create index payment_amount_idx on payment (amount, id);
create index payment_method_idx on payment (payment_method_id, paid_on, id);
create index payment_account_idx on payment (account_id, paid_on, id);
create index payment_advance_idx on payment (paid_on, id) where kind = 'payment' and invoice_id is null;
create index payment_refund_idx on payment (paid_on, id) where kind = 'refund';

-- Finds the beginning of a reference too.
drop index payment_reference_idx;
create index payment_reference_idx on payment (lower(reference) text_pattern_ops) where reference <> '';

-- Counts and sums of all payments and refunds by method and clerk. Payments never change, so that rows are only added.
create table payment_tally (
  payment_method_id integer not null constraint payment_tally_payment_method_id_fkey references payment_method,
  account_id integer constraint payment_tally_account_id_fkey references account,
  kind payment_kind not null,
  is_advance boolean not null,
  payments integer not null,
  amount paise not null
);

create view payments_by_clerk as
select payment_method_id, account_id, kind, kind = 'payment' and invoice_id is null as is_advance,
  count(*)::integer as payments, sum(amount)::paise as amount
from payment
group by 1, 2, 3, 4;
insert into payment_tally select * from payments_by_clerk;

create function tally_payment() returns trigger language plpgsql as $$
begin
  insert into payment_tally values (
    new.payment_method_id, new.account_id, new.kind, new.kind = 'payment' and new.invoice_id is null, 1, new.amount
  );
  return null;
end $$;
create trigger tally_payment after insert on payment for each row execute function tally_payment();
