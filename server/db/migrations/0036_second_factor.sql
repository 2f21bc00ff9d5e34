-- A second factor for signing in: codes of an authenticator app (RFC 6238), and recovery codes for a lost phone.
-- Sessions get what a person needs to tell them apart.

-- Who has this role signs in with a code of an authenticator app, too.
alter table role add column needs_second_factor boolean not null default false;

-- The server computes the codes from the secret, so it can't be a hash. It is in no answer, log or audit entry.
create table second_factor (
  account_id integer primary key constraint second_factor_account_id_fkey references account on delete cascade,
  secret text not null,
  set_up_at timestamptz not null,
  -- The 30 seconds of the last accepted code: no code is accepted twice.
  last_step bigint not null
);
create trigger audit after insert or delete on second_factor
  for each row execute function record_audit('secret', 'last_step');

-- Shown to the person as a QR code, and not yet confirmed with a code.
create table second_factor_start (
  account_id integer primary key constraint second_factor_start_account_id_fkey references account on delete cascade,
  secret text not null,
  started_at timestamptz not null
);

-- Each signs in once without the phone, and is deleted with its use.
create table recovery_code (
  account_id integer not null constraint recovery_code_account_id_fkey references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

alter table session add column id integer generated always as identity constraint session_id_key unique;
-- The browser and the system, as they call themselves.
alter table session add column user_agent text not null default '';
