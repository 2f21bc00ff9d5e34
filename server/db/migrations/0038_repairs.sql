-- Repairs: faults of rooms and areas, their photos and comments, and tasks that come again, such as the service of an AC.

create type repair_status as enum ('open', 'in_progress', 'closed', 'reopened');
-- In this order, so that a list can be sorted by it.
create type repair_priority as enum ('urgent', 'high', 'normal', 'low');

create table repair_task (
  id integer generated always as identity primary key,
  slug text not null constraint repair_task_slug_key unique,
  description text not null check (description <> ''),
  -- The next one is due so many days after the last one was closed.
  every_days integer not null check (every_days between 1 and 3650),
  -- When it is due in places where it has never been done.
  start_date date not null,
  priority repair_priority not null default 'normal',
  assignee_id integer constraint repair_task_assignee_id_fkey references account,
  is_paused boolean not null default false,
  version integer not null default 1
);
create index repair_task_assignee_id_idx on repair_task (assignee_id);
create trigger audit after insert or update or delete on repair_task
  for each row execute function record_audit('version');
create trigger count_version before update on repair_task
  for each row when (old.* is distinct from new.*) execute function count_version();

-- A room or an area in which a task is done.
create table repair_task_place (
  id integer generated always as identity primary key,
  task_id integer not null constraint repair_task_place_task_id_fkey references repair_task on delete cascade,
  room_id integer constraint repair_task_place_room_id_fkey references room on delete cascade,
  area text not null default '',
  -- The day from which the days until the next one are counted: when it was closed last. Null before the first time.
  counted_from date,
  constraint repair_task_place_check check ((room_id is null) <> (area = '')),
  constraint repair_task_place_room_key unique (task_id, room_id)
);
create unique index repair_task_place_area_key on repair_task_place (task_id, lower(area)) where area <> '';
create index repair_task_place_room_id_idx on repair_task_place (room_id);

create table repair (
  id integer generated always as identity primary key,
  slug text not null constraint repair_slug_key unique,
  room_id integer constraint repair_room_id_fkey references room,
  area text not null default '',
  description text not null check (description <> ''),
  priority repair_priority not null default 'normal',
  status repair_status not null default 'open',
  assignee_id integer constraint repair_assignee_id_fkey references account,
  due_date date,
  cost paise check (cost >= 0),
  -- The nights that it blocks; when it is closed, those that are over. By slug, which finds them in the audit trail.
  stay_slug text constraint repair_blocked_nights_key unique
    constraint repair_stay_slug_fkey references stay (slug) on delete set null,
  task_place_id integer constraint repair_task_place_id_fkey references repair_task_place on delete set null,
  -- Null for one that a recurring task has made.
  reported_by integer constraint repair_reported_by_fkey references account,
  reported_at timestamptz not null,
  -- Days of the hotel, kept because a new time zone must not move the past.
  reported_on date not null,
  -- Made on the phone that sent it: a report that is sent again after days without a connection is not a second one.
  client_id uuid,
  closed_at timestamptz,
  closed_on date,
  closed_by integer constraint repair_closed_by_fkey references account,
  version integer not null default 1,
  constraint repair_place_check check ((room_id is null) <> (area = '')),
  constraint repair_nights_check check (stay_slug is null or room_id is not null),
  constraint repair_closed_check check (
    (status = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_on is null)
  ),
  constraint repair_client_id_key unique (reported_by, client_id)
);
-- A recurring task has at most one open repair in each place.
create unique index repair_open_task_key on repair (task_place_id) where status <> 'closed';
create index repair_task_place_id_idx on repair (task_place_id);
create index repair_room_idx on repair (room_id, reported_on);
create index repair_open_idx on repair (room_id) where status <> 'closed';
create index repair_reported_on_idx on repair (reported_on);
create index repair_assignee_id_idx on repair (assignee_id);
create index repair_closed_by_idx on repair (closed_by);
create trigger audit after insert or update or delete on repair
  for each row execute function record_audit('version', 'client_id', 'reported_on', 'closed_on');
create trigger count_version before update on repair
  for each row when (old.* is distinct from new.*) execute function count_version();

create table repair_photo (
  id integer generated always as identity primary key,
  slug text not null constraint repair_photo_slug_key unique,
  repair_id integer not null constraint repair_photo_repair_id_fkey references repair on delete cascade,
  image text not null constraint repair_photo_image_key unique,
  added_by integer constraint repair_photo_added_by_fkey references account,
  added_at timestamptz not null
);
create index repair_photo_repair_id_idx on repair_photo (repair_id, id);
create index repair_photo_added_by_idx on repair_photo (added_by);
create trigger audit after insert or delete on repair_photo
  for each row execute function record_audit();

create table repair_comment (
  id integer generated always as identity primary key,
  repair_id integer not null constraint repair_comment_repair_id_fkey references repair on delete cascade,
  comment text not null check (comment <> ''),
  account_id integer constraint repair_comment_account_id_fkey references account,
  at timestamptz not null
);
create index repair_comment_repair_id_idx on repair_comment (repair_id, id);
create index repair_comment_account_id_idx on repair_comment (account_id);
create trigger audit after insert or delete on repair_comment
  for each row execute function record_audit();

-- Staff are told of urgent repairs, and once of each that is not closed on its due date.
alter type notice_kind add value 'urgent_repair';
alter type notice_kind add value 'overdue_repair';
alter type notice_subject add value 'repair';

insert into role_permission (role_id, permission)
select role.id, given.permission
from (values
  ('manager', 'repairs.manage'), ('front-desk', 'repairs.manage'),
  ('housekeeping', 'repairs.report'), ('kitchen', 'repairs.report')
) given (role, permission)
join role on role.slug = given.role
on conflict do nothing;
