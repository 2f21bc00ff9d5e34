-- Roles of the staff: what each may do, up to which limit, and what a colleague approved.

create table role (
  id integer generated always as identity primary key,
  slug text not null constraint role_slug_key unique,
  name text not null check (name <> ''),
  -- The role of the owners has every permission, also those of later versions. It can be neither changed nor deleted.
  is_owner boolean not null default false,
  version integer not null default 1
);
create unique index role_name_key on role (lower(btrim(name)));
create unique index role_owner_key on role (is_owner) where is_owner;
create trigger audit after insert or update or delete on role
  for each row execute function record_audit('version');
create trigger count_version before update on role
  for each row execute function count_version();

create table role_permission (
  role_id integer not null constraint role_permission_role_id_fkey references role on delete cascade,
  permission text not null check (permission <> ''),
  -- Up to so many percent, or so many paise, depending on the permission. Null for no limit.
  up_to bigint check (up_to >= 0),
  primary key (role_id, permission)
);
create trigger audit after insert or update or delete on role_permission
  for each row execute function record_audit();

insert into role (slug, name, is_owner) values
  ('owner', 'Owner', true),
  ('manager', 'Manager', false),
  ('front-desk', 'Front Desk', false),
  ('accountant', 'Accountant', false),
  ('housekeeping', 'Housekeeping', false),
  ('kitchen', 'Kitchen', false);

insert into role_permission (role_id, permission, up_to)
select role.id, given.permission, given.up_to
from (values
  ('manager', 'bookings.correct', null), ('manager', 'guests.documents', null),
  ('manager', 'payments.refund', null), ('manager', 'discounts.give', null), ('manager', 'invoices.credit', null),
  ('manager', 'companies.change', null), ('manager', 'rates.change', null), ('manager', 'rates.override', null),
  ('manager', 'orders.take', null), ('manager', 'orders.prepare', null), ('manager', 'items.change', null),
  ('manager', 'rooms.change', null), ('manager', 'reports.money', null), ('manager', 'audit.view', null),
  ('front-desk', 'bookings.change', null), ('front-desk', 'guests.documents', null),
  ('front-desk', 'payments.refund', 500000), ('front-desk', 'discounts.give', 10),
  ('front-desk', 'rates.override', 10), ('front-desk', 'orders.take', null), ('front-desk', 'orders.prepare', null),
  ('front-desk', 'rooms.block', null), ('front-desk', 'reports.view', null),
  ('accountant', 'payments.refund', null), ('accountant', 'invoices.credit', null),
  ('accountant', 'companies.change', null), ('accountant', 'reports.money', null), ('accountant', 'audit.view', null),
  ('housekeeping', 'rooms.view', null),
  ('kitchen', 'orders.prepare', null)
) given (role, permission, up_to)
join role on role.slug = given.role;

-- Staff had no roles until now: everyone could do everything, and still can.
alter table account add column role_id integer constraint account_role_id_fkey references role;
update account set role_id = (select id from role where is_owner) where role = 'admin';
alter table account add constraint account_role_id_check check ((role = 'admin') = (role_id is not null));
create index account_role_id_idx on account (role_id);
drop trigger count_version on account;
create trigger count_version before update on account
  for each row
  when ((old.name, old.email, old.is_active, old.role_id)
    is distinct from (new.name, new.email, new.is_active, new.role_id))
  execute function count_version();

-- A colleague with the permission has entered the own password for one request of another person.
create table approval (
  id integer generated always as identity primary key,
  token_hash bytea not null constraint approval_token_key unique,
  permission text not null,
  asked_by integer not null constraint approval_asked_by_fkey references account on delete cascade,
  approved_by integer not null constraint approval_approved_by_fkey references account on delete cascade,
  approved_at timestamptz not null,
  -- It is good for one request; a request that was refused does not use it up.
  used_at timestamptz
);
create index approval_asked_by_idx on approval (asked_by);
create index approval_approved_by_idx on approval (approved_by, approved_at desc);

-- The audit trail names the colleague who approved a change.
alter table audit_entry add column approved_by integer
  constraint audit_entry_approved_by_fkey references account on delete set null;
create or replace function record_audit() returns trigger language plpgsql as $$
declare
  secrets text[] := coalesce(tg_argv, '{}');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets end;
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(new_row) where value is distinct from old_row -> key;
    if changed is null and to_jsonb(old) = to_jsonb(new) then
      return null;
    end if;
  end if;
  insert into audit_entry (account_id, approved_by, request_id, entity, slug, record_id, action, before, after)
  values (
    nullif(current_setting('sarai.account_id', true), '')::integer,
    nullif(current_setting('sarai.approved_by', true), '')::integer,
    nullif(current_setting('sarai.request_id', true), ''),
    tg_table_name,
    coalesce(new_row, old_row) ->> 'slug',
    (coalesce(new_row, old_row) ->> 'id')::integer,
    lower(tg_op),
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(key, old_row -> key) from unnest(changed) as key) else old_row end,
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(key, new_row -> key) from unnest(changed) as key) else new_row end
  );
  return null;
end $$;
