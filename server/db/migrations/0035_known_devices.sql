-- A device on which somebody signed in before: wrong passwords that strangers try elsewhere don't keep it out. It
-- holds a random token, of which only the hash is kept here; the token alone opens nothing.
create table known_device (
  token_hash bytea not null,
  account_id integer not null references account on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_device_account_idx on known_device (account_id);
create index known_device_used_idx on known_device (last_used_at);

-- When an account was last used, also after its sign-ins have ended.
create table last_seen (
  account_id integer primary key references account on delete cascade,
  seen_at timestamptz not null
);

-- Open connections end with their sign-in, at every copy of the app, whoever ended it: a person, a colleague, the
-- command line. The copies hear this word on the channel of the live updates and look which sign-ins still count.
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
