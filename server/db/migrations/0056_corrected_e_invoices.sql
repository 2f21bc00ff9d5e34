-- The acknowledgement of an e-invoice can be corrected until the e-invoice is cancelled.
alter table e_invoice add column version integer not null default 1;
create trigger count_version before update on e_invoice
  for each row when (old.* is distinct from new.*) execute function count_version();
drop trigger audit on e_invoice;
create trigger audit after insert or update on e_invoice
  for each row execute function record_audit('signed_qr_code', 'version');

create or replace function keep_e_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'registered'
    and (old.id, old.invoice_id, old.irn) = (new.id, new.invoice_id, new.irn)
    and (
      new.status = 'registered'
      or (old.ack_no, old.ack_at, old.signed_qr_code) = (new.ack_no, new.ack_at, new.signed_qr_code)
    ) then
    return new;
  end if;
  raise exception 'an e-invoice is only corrected or cancelled, and keeps its IRN: % on %', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- Who recorded, corrected and cancelled an e-invoice.
create index audit_entry_e_invoice_idx on audit_entry (record_id) where entity = 'e_invoice';
