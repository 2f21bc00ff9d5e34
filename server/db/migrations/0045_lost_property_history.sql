-- People who report lost property correct only their own entries of the day; everything else needs lost_property.change.
alter table lost_property
  -- Null for entries from before this was recorded: nobody corrects them without the permission.
  add column entered_by integer constraint lost_property_entered_by_fkey references account,
  add column entered_on date;
create index lost_property_entered_by_idx on lost_property (entered_by);

-- A thing was found in a room or in an area, as for repairs. Where in the room goes into the description.
update lost_property set description = description || ' (' || area || ')', area = ''
where room_id is not null and area <> '';
alter table lost_property drop constraint lost_property_place_check;
alter table lost_property add constraint lost_property_place_check check ((room_id is null) <> (area = ''));

-- The history of a thing also says when its photo was changed.
drop trigger audit on lost_property;
create trigger audit after insert or update or delete on lost_property
  for each row execute function record_audit('version', 'client_id', 'entered_on');

update role_permission set permission = 'lost_property.report'
from role
where role.id = role_permission.role_id and role.slug = 'housekeeping'
  and role_permission.permission = 'lost_property.change';

-- The desk is told of what housekeeping finds.
alter type notice_kind add value 'lost_property';
alter type notice_subject add value 'lost_property';
