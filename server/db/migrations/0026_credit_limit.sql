-- The credit notes of a line never exceed the line or its tax. The row of invoice_standing, which the insert of the
-- credit note has just changed, is locked until the commit, so two notes at once are checked one after the other.
create function check_credit_limit() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct invoice_id from new_lines) issued
    join invoice note on note.id = issued.invoice_id
    join invoice_line original on original.invoice_id = note.corrects_id
    join invoice other on other.corrects_id = note.corrects_id
    join invoice_line credited on credited.invoice_id = other.id and credited.position = original.position
    group by original.invoice_id, original.position
    having sum(credited.amount) > original.amount
      or sum(credited.cgst) > original.cgst
      or sum(credited.sgst) > original.sgst
  ) then
    raise exception 'more is credited than was charged'
      using errcode = 'check_violation', constraint = 'invoice_line_credit_limit';
  end if;
  return null;
end $$;
create trigger credit_limit after insert on invoice_line referencing new table as new_lines
  for each statement execute function check_credit_limit();
