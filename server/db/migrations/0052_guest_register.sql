-- The register of everybody who sleeps in the house, as the police ask for it.
alter table property
  -- How long after the departure the register has a person.
  add column register_retention_days integer not null default 1095
    constraint property_register_retention_days_check check (register_retention_days between 365 and 7300);
