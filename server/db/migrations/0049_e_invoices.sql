-- E-invoices: what the invoice registration portal answered for an invoice or a credit note to a customer with a GSTIN.

alter table property
  add column city text not null default '',
  add column pin_code text not null default ''
    constraint property_pin_code_check check (pin_code = '' or pin_code ~ '^[1-9][0-9]{5}$'),
  -- Documents from this day on are registered. Null while e-invoicing does not apply to the hotel.
  add column e_invoice_since date;

create type e_invoice_status as enum ('registered', 'cancelled');
create type e_invoice_cancel_reason as enum ('duplicate', 'data_entry_mistake', 'order_cancelled', 'other');
create table e_invoice (
  id integer generated always as identity primary key,
  invoice_id integer not null
    constraint e_invoice_invoice_id_key unique
    constraint e_invoice_invoice_id_fkey references invoice,
  irn text not null
    constraint e_invoice_irn_key unique
    constraint e_invoice_irn_check check (irn ~ '^[0-9a-f]{64}$'),
  ack_no text not null constraint e_invoice_ack_no_check check (ack_no ~ '^[0-9]{1,20}$'),
  ack_at timestamptz not null,
  -- Signed by the portal and printed as a QR code, unchanged.
  signed_qr_code text not null check (signed_qr_code <> ''),
  status e_invoice_status not null default 'registered',
  cancelled_at timestamptz,
  cancel_reason e_invoice_cancel_reason,
  cancel_remark text not null default '',
  constraint e_invoice_cancelled_check check (
    (status = 'cancelled') = (cancelled_at is not null) and (status = 'cancelled') = (cancel_reason is not null)
  ),
  constraint e_invoice_cancel_time_check check (
    cancelled_at >= ack_at and cancelled_at - ack_at <= interval '24 hours'
  )
);
create trigger audit after insert or update on e_invoice
  for each row execute function record_audit('signed_qr_code');

-- A registration can be cancelled once. Nothing else of it changes.
create function keep_e_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'registered' and new.status = 'cancelled'
    and (old.id, old.invoice_id, old.irn, old.ack_no, old.ack_at, old.signed_qr_code)
      = (new.id, new.invoice_id, new.irn, new.ack_no, new.ack_at, new.signed_qr_code) then
    return new;
  end if;
  raise exception 'a registered e-invoice is only cancelled: % on %', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger keep_e_invoice before update or delete on e_invoice
  for each row execute function keep_e_invoice();

-- The documents that may need a registration: few among many.
create index invoice_with_gstin_idx on invoice (invoice_date, id)
  where coalesce(guest -> 'billed_to' ->> 'gstin', '') <> '';
