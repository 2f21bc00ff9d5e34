-- Staff are told once a day of arrivals that did not come and of departures that did not leave.
alter type notice_kind add value 'overdue_arrival';
alter type notice_kind add value 'overdue_departure';

alter table notice
  -- The hotel's date of a notice that is written once a day for each record.
  add column day date;
create unique index notice_daily_key on notice (kind, slug, day) where day is not null;
