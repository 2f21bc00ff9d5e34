-- The company that an invoice was made out to is offered again at the next check-out of the same guest or company.
create index invoice_company_idx on invoice (lower(btrim(guest -> 'billed_to' ->> 'name')), id)
  where kind = 'invoice' and guest -> 'billed_to' ->> 'name' is not null;
