-- An unregistered hotel charges no tax, and says so: its set-up is complete without tax rates.
alter table property add charges_no_tax boolean not null default false;
