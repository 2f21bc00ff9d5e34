-- Photos and numbers of IDs are deleted some days after the departure, views of ID photos are in the audit trail, and a
-- guest can be anonymised.

alter table property
  -- Null if nothing is deleted. The retention of the registers may be longer, and then it decides.
  add column id_retention_days integer
    constraint property_id_retention_days_check check (id_retention_days between 1 and 7300);

-- ---------------------------------------------------------------- the audit trail
alter table audit_entry
  drop constraint audit_entry_action_check,
  add constraint audit_entry_action_check
    check (action in ('insert', 'update', 'delete', 'view', 'export', 'anonymise'));
-- A person who looks at an ID photo is written down once a minute at most.
create unique index audit_entry_view_key
  on audit_entry (slug, account_id, date_trunc('minute', at at time zone 'UTC')) where action = 'view';
-- Deleted guests are only in the trail, with the numbers of their IDs.
create index audit_entry_deleted_guest_idx on audit_entry (at) where entity = 'guest' and action = 'delete';

-- ---------------------------------------------------------------- guests
alter table guest
  -- When a photo or a number of an ID was last entered. Null if neither the guest nor the audit trail holds any.
  add column ids_entered_on date,
  add column anonymised_at timestamptz;

-- The trail and the version are about what people change.
drop trigger audit on guest;
alter table guest disable trigger count_version;
update guest set ids_entered_on = greatest(hotel_day(guest.created_at), (
  select max(hotel_day(at)) from audit_entry
  where entity = 'guest' and slug = guest.slug
    and after ?| array['id_proof_number', 'passport_no', 'visa_no', 'id_proof_image']
))
where id_proof_number <> '' or passport_no <> '' or visa_no <> '' or id_proof_image is not null or exists (
  select from audit_entry
  where entity = 'guest' and slug = guest.slug and (
    coalesce(before ->> 'id_proof_number', '') <> '' or coalesce(before ->> 'passport_no', '') <> ''
    or coalesce(before ->> 'visa_no', '') <> '' or coalesce(before ->> 'id_proof_image', '') <> ''
  )
);
alter table guest enable trigger count_version;
create index guest_ids_entered_idx on guest (ids_entered_on) where ids_entered_on is not null;

create trigger audit after insert or update or delete on guest
  for each row execute function record_audit('version', 'ids_entered_on');

create function note_ids() returns trigger language plpgsql as $$
begin
  if new.ids_entered_on is distinct from old.ids_entered_on then
    return new;
  end if;
  if (new.id_proof_number <> '' and new.id_proof_number is distinct from old.id_proof_number)
    or (new.passport_no <> '' and new.passport_no is distinct from old.passport_no)
    or (new.visa_no <> '' and new.visa_no is distinct from old.visa_no)
    or (new.id_proof_image <> '' and new.id_proof_image is distinct from old.id_proof_image)
  then
    new.ids_entered_on := hotel_day(hotel_now());
  end if;
  return new;
end $$;
create trigger note_ids before insert or update on guest
  for each row execute function note_ids();

-- ---------------------------------------------------------------- what was deleted
create table retention_run (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- Null if the daily job did it.
  account_id integer constraint retention_run_account_id_fkey references account on delete set null,
  guests integer not null constraint retention_run_guests_check check (guests > 0),
  photos integer not null,
  id_numbers integer not null,
  passports integer not null,
  visas integer not null,
  signatures integer not null
);
create index retention_run_account_id_idx on retention_run (account_id);

insert into role_permission (role_id, permission)
select id, 'privacy.manage' from role where slug = 'manager'
on conflict do nothing;
