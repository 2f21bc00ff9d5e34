-- Accounts of staff and guests, their sign-ins, and the audit trail of what they change.

create type account_role as enum ('admin', 'candidate');
create table account (
  id integer generated always as identity primary key,
  slug text not null constraint account_slug_key unique,
  email text not null check (email <> ''),
  name text not null,
  role account_role not null,
  password_hash text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- A guest has at most one account, which is deleted together with the guest.
  guest_id integer constraint account_guest_id_key unique
    constraint account_guest_id_fkey references guest on delete cascade,
  version integer not null default 1,
  constraint account_guest_check check (guest_id is null or role = 'candidate')
);
create unique index account_email_key on account (lower(email));
create trigger audit after insert or update or delete on account
  for each row execute function record_audit('password_hash', 'version');
-- A new password does not change anything that a colleague edits.
create trigger count_version before update on account
  for each row
  when ((old.name, old.email, old.is_active) is distinct from (new.name, new.email, new.is_active))
  execute function count_version();

-- The account of a guest has the guest's name.
create function name_account_of_guest() returns trigger language plpgsql as $$
begin
  update account set name = new.name where guest_id = new.id and name <> new.name;
  return null;
end $$;
create trigger name_account after update of name on guest
  for each row when (old.name <> new.name) execute function name_account_of_guest();

-- ---------------------------------------------------------------- sign-ins
-- Only the hash of a token is kept: a stolen copy of this table signs nobody in.
create table session (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  remember boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index session_account_idx on session (account_id);
create index session_created_idx on session (created_at);

-- When an account was last used; this stays after its sign-ins have ended.
create table last_seen (
  account_id integer primary key references account on delete cascade,
  seen_at timestamptz not null
);

-- A device on which the account signed in before: wrong passwords that strangers try elsewhere do not lock it out. The
-- device keeps a random token, of which the hash is kept here; the token alone opens nothing.
create table known_device (
  token_hash bytea not null,
  account_id integer not null references account on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_device_account_idx on known_device (account_id);
create index known_device_used_idx on known_device (last_used_at);

-- When a sign-in ends, by whatever way, every copy of the app closes the connections that belong to it. The copies
-- listen to this channel and check which sign-ins are still valid.
create function note_ended_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from ended) then
    insert into last_seen
      select account.id, max(ended.last_used_at) from ended join account on account.id = ended.account_id
      group by account.id order by account.id
      on conflict (account_id) do update set seen_at = greatest(last_seen.seen_at, excluded.seen_at);
    perform pg_notify(left('sarai.' || current_schema(), 63), 'signed-out');
  end if;
  return null;
end $$;
create trigger note_ended_sessions after delete on session referencing old table as ended
  for each statement execute function note_ended_sessions();

create function announce_disabled_account() returns trigger language plpgsql as $$
begin
  perform pg_notify(left('sarai.' || current_schema(), 63), 'signed-out');
  return null;
end $$;
create trigger announce_disabled_account after update of is_active on account
  for each row when (old.is_active and not new.is_active) execute function announce_disabled_account();

create table password_reset (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_account_idx on password_reset (account_id);

-- The link that was last mailed to a guest. A new invitation replaces it; accepting or withdrawing it deletes it.
create table guest_invitation (
  guest_id integer primary key constraint guest_invitation_guest_id_fkey references guest on delete cascade,
  token_hash bytea not null constraint guest_invitation_token_key unique,
  -- The address that it was sent to, with which the guest will sign in.
  email text not null check (email <> ''),
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
-- A background job makes the link when it sends the mail. That is not a change of the invitation: the audit trail keeps
-- only its email and its days.
create trigger audit after insert or delete or update of email, invited_at, expires_at on guest_invitation
  for each row execute function record_audit('token_hash');

-- ---------------------------------------------------------------- limits on requests
-- Counts attempts that are limited, for all copies of the app together.
create table throttle (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

-- The answer to a POST with an Idempotency-Key: a repeated request gets the same answer and writes nothing.
create table idempotency_key (
  account_id integer not null references account on delete cascade,
  key text not null,
  request_hash bytea not null,
  reply text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_created_idx on idempotency_key (created_at);

-- ---------------------------------------------------------------- audit trail
-- Who changed which record, when, from what to what. Written by record_audit().
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id integer references account on delete set null,
  request_id text,
  entity text not null,
  slug text,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  -- The record, also where its table has no slug: an update keeps only what changed.
  record_id integer
);
create index audit_entry_subject_idx on audit_entry (entity, slug, id desc);
create index audit_entry_account_idx on audit_entry (account_id, id desc);
create index audit_entry_at_idx on audit_entry (at);
-- The history of a booking shows its rooms and its listed guests.
create index audit_entry_stay_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity = 'stay';
create index audit_entry_listed_guest_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity = 'booking_guest';

-- An Aadhaar number that was first entered as another kind of ID is masked once the kind is corrected. The trail must
-- not keep what the guest's row no longer holds, so every number of 12 digits shows only its last 4 there.
create function masked_papers(kept jsonb) returns jsonb language sql immutable
  return case
    when kept ->> 'id_proof_number' ~ '^[\s-]*(\d[\s-]*){12}$' then kept || jsonb_build_object(
      'id_proof_number', 'XXXX XXXX ' || right(regexp_replace(kept ->> 'id_proof_number', '\D', '', 'g'), 4))
    else kept
  end;
create function mask_papers() returns trigger language plpgsql as $$
begin
  new.before := masked_papers(new.before);
  new.after := masked_papers(new.after);
  return new;
end $$;
create trigger masked before insert on audit_entry
  for each row when (new.entity = 'guest') execute function mask_papers();
