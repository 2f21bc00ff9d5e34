-- The payments of an invoice, for the account of its company.
create index payment_invoice_idx on payment (invoice_id, id) where invoice_id is not null;
