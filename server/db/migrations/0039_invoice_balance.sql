-- The table holds what was paid, credited and is still due on an invoice: its balance. "Standing" said nothing to a reader.
alter table invoice_standing rename to invoice_balance;

do $$
declare
  named record;
begin
  for named in
    select conname as name from pg_constraint where conrelid = 'invoice_balance'::regclass and conname like 'invoice_standing%'
  loop
    execute format('alter table invoice_balance rename constraint %I to %I',
      named.name, replace(named.name, 'invoice_standing', 'invoice_balance'));
  end loop;
  for named in
    select indexrelid::regclass::text as name from pg_index
    where indrelid = 'invoice_balance'::regclass and indexrelid::regclass::text like 'invoice_standing%'
  loop
    execute format('alter index %I rename to %I', named.name, replace(named.name, 'invoice_standing', 'invoice_balance'));
  end loop;
  for named in
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = current_schema()::regnamespace and prosrc like '%invoice_standing%'
  loop
    execute replace(named.definition, 'invoice_standing', 'invoice_balance');
  end loop;
end $$;
