-- The export for Tally: one row with the names of the ledgers as the accountant has them there.
create table tally_settings (
  id integer primary key default 1 constraint tally_settings_id_check check (id = 1),
  -- The company in Tally; empty for the one that is open there.
  company_name text not null default '',
  -- Whether each guest has a ledger, or all guests share one.
  guests_apart boolean not null default false,
  -- The name of each ledger by its key; a key that is missing has its usual name.
  ledgers jsonb not null default '{}',
  version integer not null default 1
);
insert into tally_settings default values;
create trigger audit after insert or update or delete on tally_settings
  for each row execute function record_audit('version');
create trigger count_version before update on tally_settings
  for each row when (old.* is distinct from new.*) execute function count_version();

insert into role_permission (role_id, permission)
select role.id, 'tally.change' from role where role.slug in ('manager', 'accountant')
on conflict do nothing;

-- Declarations that the hotel is specified premises, whose restaurant charges the higher rate.
create table premises_declaration (
  id integer generated always as identity primary key,
  slug text not null constraint premises_declaration_slug_key unique,
  annexure text not null constraint premises_declaration_annexure_check check (annexure in ('VII', 'VIII')),
  valid_from date not null,
  -- The last day; empty until the hotel opts out.
  valid_to date,
  -- The number that the portal gave.
  reference text not null default '',
  declared_at timestamptz not null,
  account_id integer constraint premises_declaration_account_id_fkey references account,
  version integer not null default 1,
  constraint premises_declaration_days_check check (valid_to >= valid_from),
  constraint premises_declaration_overlap_excl exclude using gist (daterange(valid_from, valid_to, '[]') with &&)
);
create index premises_declaration_account_id_idx on premises_declaration (account_id);
create trigger audit after insert or update or delete on premises_declaration
  for each row execute function record_audit('version');
create trigger count_version before update on premises_declaration
  for each row when (old.* is distinct from new.*) execute function count_version();

alter type notice_kind add value 'specified_premises';
