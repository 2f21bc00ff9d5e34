-- As booking_tally: how many guests there are, as a sum of changes.
create table guest_tally (
  guests bigint not null
);
insert into guest_tally select count(*) from guest;
create function tally_guests() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into guest_tally select count(*) from new_rows;
  else
    insert into guest_tally select -count(*) from old_rows;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on guest referencing new table as new_rows
  for each statement execute function tally_guests();
create trigger tally_delete after delete on guest referencing old table as old_rows
  for each statement execute function tally_guests();
