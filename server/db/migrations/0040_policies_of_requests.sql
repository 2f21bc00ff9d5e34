-- A request keeps the cancellation policy that its rate plan had when the guest sent it: the guest was told so. Null for
-- the hotel's policy. Requests that are still open get what the plan says today.
alter table booking_request
  add column cancellation_fee cancellation_fee,
  add column cancellation_free_days integer
    constraint booking_request_cancellation_free_days_check check (cancellation_free_days between 0 and 730),
  add column cancellation_percent integer
    constraint booking_request_cancellation_percent_check check (cancellation_percent between 1 and 100),
  add constraint booking_request_cancellation_check
    check (num_nulls(cancellation_fee, cancellation_free_days, cancellation_percent) in (0, 3));

-- No person changed these requests: the audit trail does not change.
alter table booking_request disable trigger user;
update booking_request set cancellation_fee = rate_plan.cancellation_fee,
  cancellation_free_days = rate_plan.cancellation_free_days, cancellation_percent = rate_plan.cancellation_percent
from rate_plan
where rate_plan.id = booking_request.rate_plan_id and rate_plan.cancellation_fee is not null
  and booking_request.status = 'open';
alter table booking_request enable trigger user;
