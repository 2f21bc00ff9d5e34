-- A step of a cleaning reaches the desk at once and can be undone: it keeps how the room was before and after it. What
-- somebody has changed since is not undone.
alter table cleaning_step
  add column before jsonb,
  add column after jsonb,
  add column undone_at timestamptz;

-- Made on the phone that sent it: lost property that is sent again after days without a connection is not a second thing.
alter table lost_property add column client_id uuid constraint lost_property_client_id_key unique;
drop trigger audit on lost_property;
create trigger audit after insert or update or delete on lost_property
  for each row execute function record_audit('version', 'photo', 'client_id');
