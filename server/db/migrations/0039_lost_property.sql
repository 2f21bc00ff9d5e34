-- Things that guests left behind: found where, when and by whom, kept until when, and what became of them.

create type lost_property_status as enum ('kept', 'returned', 'disposed');
create table lost_property (
  id integer generated always as identity primary key,
  slug text not null constraint lost_property_slug_key unique,
  description text not null check (description <> ''),
  room_id integer constraint lost_property_room_id_fkey references room,
  area text not null default '',
  found_on date not null,
  found_by text not null,
  keep_until date not null,
  kept_in text not null default '',
  photo text constraint lost_property_photo_key unique,
  status lost_property_status not null default 'kept',
  returned_to text not null default '',
  closed_on date,
  closing_note text not null default '',
  version integer not null default 1,
  constraint lost_property_place_check check (room_id is not null or area <> ''),
  constraint lost_property_keep_until_check check (keep_until >= found_on),
  constraint lost_property_closed_check check ((status = 'kept') = (closed_on is null) and closed_on >= found_on),
  constraint lost_property_returned_check check ((status = 'returned') = (returned_to <> ''))
);
create index lost_property_room_id_idx on lost_property (room_id);
create index lost_property_found_idx on lost_property (found_on desc, id desc);
create index lost_property_keep_until_idx on lost_property (keep_until) where status = 'kept';
create trigger audit after insert or update or delete on lost_property
  for each row execute function record_audit('version', 'photo');
create trigger count_version before update on lost_property
  for each row execute function count_version();

insert into role_permission (role_id, permission)
select role.id, given.permission
from (values
  ('housekeeping', 'lost_property.view'), ('housekeeping', 'lost_property.change'),
  ('front-desk', 'lost_property.view'), ('front-desk', 'lost_property.change'),
  ('manager', 'lost_property.view'), ('manager', 'lost_property.change')
) given (role, permission)
join role on role.slug = given.role
on conflict do nothing;
