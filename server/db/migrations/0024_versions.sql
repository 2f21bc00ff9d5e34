-- A change says which version of the record it was made from, and is refused when that is no longer the current one.
-- The trigger counts, so that no way into the database can forget it; saving without a change counts nothing.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'room_type', 'room', 'item_category', 'item', 'food_plan', 'payment_method', 'tax_rule', 'guest'
  ] loop
    execute format('alter table %I add version integer not null default 1', name);
    execute format(
      'create trigger count_version before update on %I
         for each row when (old.* is distinct from new.*) execute function count_version()',
      name
    );
    execute format('drop trigger audit on %I', name);
    execute format(
      'create trigger audit after insert or update or delete on %I
         for each row execute function record_audit(''version'')',
      name
    );
  end loop;
end $$;

-- A new password is no change of the account that a colleague edits.
alter table account add version integer not null default 1;
create trigger count_version before update on account
  for each row
  when ((old.name, old.email, old.is_active) is distinct from (new.name, new.email, new.is_active))
  execute function count_version();
drop trigger audit on account;
create trigger audit after insert or update or delete on account
  for each row execute function record_audit('password_hash', 'version');
