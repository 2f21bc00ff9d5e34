-- An anonymised guest gets no new booking, room, folio, request, invitation or account.

-- Anonymising locks the guest, and this waits for it: of a booking and an anonymisation at once, one is refused. The row
-- is read without a condition, because only then the lock is waited for.
create function refuse_anonymised_guest() returns trigger language plpgsql as $$
declare
  anonymised timestamptz;
begin
  if new.guest_id is null or (tg_op = 'UPDATE' and new.guest_id is not distinct from old.guest_id) then
    return new;
  end if;
  select anonymised_at into anonymised from guest where id = new.guest_id for key share;
  if anonymised is not null then
    raise exception 'the guest was anonymised' using errcode = 'restrict_violation', constraint = 'guest_is_anonymised';
  end if;
  return new;
end $$;
create trigger refuse_anonymised before insert or update of guest_id on booking
  for each row execute function refuse_anonymised_guest();
create trigger refuse_anonymised before insert or update of guest_id on occupant
  for each row execute function refuse_anonymised_guest();
create trigger refuse_anonymised before insert or update of guest_id on booking_guest
  for each row execute function refuse_anonymised_guest();
create trigger refuse_anonymised before insert or update of guest_id on booking_request
  for each row execute function refuse_anonymised_guest();
create trigger refuse_anonymised before insert or update of guest_id on folio
  for each row execute function refuse_anonymised_guest();
create trigger refuse_anonymised before insert or update of guest_id on guest_invitation
  for each row execute function refuse_anonymised_guest();
create trigger refuse_anonymised before insert or update of guest_id on account
  for each row execute function refuse_anonymised_guest();

-- ---------------------------------------------------------------- texts of payments and deposits
-- Payments and deposits never change, except that their texts are deleted with the guest.
create function is_of_anonymised_guest(booking_id integer) returns boolean language sql stable
  return exists (
    select from booking join guest on guest.id = booking.guest_id
    where booking.id = $1 and guest.anonymised_at is not null
  );

create function keep_payment() returns trigger language plpgsql as $$
declare
  texts text[] := array['source', 'reference', 'reason'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - texts = to_jsonb(old) - texts and is_of_anonymised_guest(old.booking_id) then
    return new;
  end if;
  raise exception 'a payment never changes: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger never_changes on payment;
create trigger never_changes before update or delete on payment for each row execute function keep_payment();

create or replace function keep_deposit() returns trigger language plpgsql as $$
declare
  texts text[] := array['source', 'reference', 'keep_reason', 'return_source', 'return_reference'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - texts = to_jsonb(old) - texts and is_of_anonymised_guest(old.booking_id) then
    return new;
  end if;
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
