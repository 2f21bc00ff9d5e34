-- When a booking can be cancelled free of charge, and what it costs afterwards. Until a hotel chooses a fee, nothing.
create type cancellation_fee as enum ('none', 'percent', 'first_night', 'whole_stay');
alter table property
  add column cancellation_fee cancellation_fee not null default 'none',
  add column cancellation_free_days integer not null default 1
    constraint property_cancellation_free_days_check check (cancellation_free_days between 0 and 730),
  add column cancellation_percent integer not null default 50
    constraint property_cancellation_percent_check check (cancellation_percent between 1 and 100);
