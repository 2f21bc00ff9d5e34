-- The register of foreign nationals: who was filed with the authority, on arrival and on departure.

insert into role_permission (role_id, permission)
select role.id, given.permission
from (values
  ('front-desk', 'registers.view'), ('front-desk', 'registers.file'),
  ('manager', 'registers.view'), ('manager', 'registers.file')
) given (role, permission)
join role on role.slug = given.role
on conflict do nothing;
