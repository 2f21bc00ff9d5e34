-- Credit notes have a list of their own: few among many invoices, by number or by date.
create index invoice_credit_note_idx on invoice (id) where kind = 'credit_note';
create index invoice_credit_note_date_idx on invoice (invoice_date, id) where kind = 'credit_note';

-- Which record an entry of the trail is about, also where the table has no slug: an update keeps only what changed.
alter table audit_entry add record_id integer;

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
  insert into audit_entry (account_id, request_id, entity, slug, record_id, action, before, after)
  values (
    nullif(current_setting('sarai.account_id', true), '')::integer,
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
