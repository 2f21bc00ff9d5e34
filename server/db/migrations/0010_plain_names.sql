-- Triggers and functions get names that say what they do.
alter function stand_invoice() rename to keep_balance_of_invoice;
alter trigger stand on invoice rename to keep_balance;
alter function stand_payment() rename to keep_balance_of_payment;
alter trigger stand on payment rename to keep_balance;

alter function masked_papers(jsonb) rename to masked_id_number;
alter function mask_papers() rename to mask_id_number;
create or replace function mask_id_number() returns trigger language plpgsql as $$
begin
  new.before := masked_id_number(new.before);
  new.after := masked_id_number(new.after);
  return new;
end $$;
alter trigger masked on audit_entry rename to mask_id_number;

do $$
begin
  -- From PostgreSQL 18 on, "not null" has a name too; this one still had an old name of the column.
  if exists (select from pg_constraint where conrelid = 'order_line'::regclass and conname = 'order_line_place_not_null') then
    alter table order_line rename constraint order_line_place_not_null to order_line_position_not_null;
  end if;
  -- In a database from before the first release, the index of the primary key still has that old name inside.
  if exists (select from pg_attribute where attrelid = 'order_line_pkey'::regclass and attname = 'place') then
    alter table order_line_pkey rename column place to position;
  end if;
end $$;
