-- The company of the list of companies that an invoice is for. A company that gets another name keeps its invoices.
alter table invoice add company_id integer constraint invoice_company_id_fkey references company;

-- Invoices until now, by the name of the company; a credit note as the invoice that it corrects.
alter table invoice disable trigger never_changes;
update invoice set company_id = company.id
from company
where lower(btrim(company.name)) = lower(btrim(invoice.guest -> 'billed_to' ->> 'name'))
  and invoice.guest -> 'billed_to' ->> 'name' is not null;
alter table invoice enable trigger never_changes;
create index invoice_company_id_idx on invoice (company_id, invoice_date, id) where company_id is not null;

-- A credit note is for the company of the invoice that it corrects.
create function take_company_of_corrected() returns trigger language plpgsql as $$
begin
  new.company_id := (select company_id from invoice where id = new.corrects_id);
  return new;
end $$;
create trigger take_company before insert on invoice
  for each row when (new.kind = 'credit_note') execute function take_company_of_corrected();
