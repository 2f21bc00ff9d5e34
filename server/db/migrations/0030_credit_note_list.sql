-- Credit notes have a list of their own: few among many invoices, by number or by date.
create index invoice_credit_note_idx on invoice (id) where kind = 'credit_note';
create index invoice_credit_note_date_idx on invoice (invoice_date, id) where kind = 'credit_note';
