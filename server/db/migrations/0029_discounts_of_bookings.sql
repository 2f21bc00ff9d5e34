-- A discount that was given while the booking had one folio follows the charges into every folio.
alter table discount add is_for_booking boolean not null default false;
alter table discount disable trigger user;
update discount set is_for_booking = true
where folio_id is null and not exists (select from folio where folio.booking_id = discount.booking_id);
alter table discount enable trigger user;
alter table discount alter is_for_booking drop default;
alter table discount add constraint discount_is_for_booking_check check (folio_id is null or not is_for_booking);
