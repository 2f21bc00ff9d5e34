-- A security deposit is taken and returned beside the bill. It is neither a payment nor an advance. What the hotel keeps
-- of it becomes a charge, and the kept money a payment of it.
create table deposit (
  id integer generated always as identity primary key,
  slug text not null constraint deposit_slug_key unique,
  booking_id integer not null constraint deposit_booking_id_fkey references booking,
  amount paise not null check (amount > 0),
  payment_method_id integer not null constraint deposit_payment_method_id_fkey references payment_method,
  source text not null,
  reference text not null,
  at timestamptz not null,
  -- Days in the hotel's time zone, kept because a new time zone must not move the past.
  taken_on date not null,
  account_id integer constraint deposit_account_id_fkey references account,
  -- The return; empty while the hotel holds the deposit.
  returned_at timestamptz,
  returned_on date,
  returned_by integer constraint deposit_returned_by_fkey references account,
  kept_amount paise,
  keep_reason text not null default '',
  return_method_id integer constraint deposit_return_method_id_fkey references payment_method,
  return_source text not null default '',
  return_reference text not null default '',
  constraint deposit_return_check check (
    (returned_at is null) = (returned_on is null) and (returned_at is null) = (kept_amount is null)
  ),
  constraint deposit_kept_check check (
    kept_amount is null or kept_amount = 0 or (kept_amount between 1 and amount and keep_reason <> '')
  ),
  constraint deposit_return_method_check check (
    (return_method_id is not null) = (kept_amount is not null and kept_amount < amount)
  )
);
create index deposit_booking_idx on deposit (booking_id, id);
create index deposit_taken_idx on deposit (taken_on);
-- Also finds the deposits that are held: those without a day of return.
create index deposit_returned_idx on deposit (returned_on);
create trigger audit after insert or update on deposit
  for each row execute function record_audit('taken_on', 'returned_on');

-- A deposit is returned once. Nothing else of it ever changes.
create function keep_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.returned_at is not null or new.returned_at is null
    or (new.id, new.slug, new.booking_id, new.amount, new.payment_method_id, new.source, new.reference, new.at, new.taken_on)
      is distinct from
      (old.id, old.slug, old.booking_id, old.amount, old.payment_method_id, old.source, old.reference, old.at, old.taken_on)
    or new.account_id is distinct from old.account_id
  then
    raise exception 'a deposit is returned once and never changes: % on %', tg_op, tg_table_name
      using errcode = 'restrict_violation', constraint = 'deposit_returned_once';
  end if;
  return new;
end $$;
create trigger never_changes before update or delete on deposit for each row execute function keep_deposit();

-- Why another fee than the proposed one was charged for a cancellation or a no-show, or none.
alter table booking add fee_reason text;
