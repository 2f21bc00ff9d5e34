-- A request keeps the prices that the guest was shown. They are agreed when the hotel confirms it, also if rates have
-- changed since. Older requests have only the average.
alter table booking_request add column quoted_nights jsonb;
alter table booking_request add column quoted_total paise;
