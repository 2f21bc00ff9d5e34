-- Paying by "Company" is no payment: it leaves the balance of the invoice in the account of the company.
alter table payment_method add to_company_account boolean not null default false;
-- The change of the program is not written to the audit trail, and no edit that began before it is refused.
alter table payment_method disable trigger user;
update payment_method set to_company_account = true where lower(btrim(name)) = 'company';
alter table payment_method enable trigger user;
