-- Reports ask which stays touch some nights, whatever became of them; the exclusion constraint's own index knows only
-- those that still hold their room.
create index stay_nights_idx on stay using gist (nights)
  where booking_status is null or booking_status in ('booked', 'checked_in', 'checked_out');

-- The food plan is charged for the nights of the booking, whichever rooms it has.
create index booking_food_nights_idx on booking using gist (daterange(check_in_date, check_out_date))
  where food_plan_rate > 0;
