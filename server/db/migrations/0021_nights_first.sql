-- The same rule, with the nights first in its index: which rooms are free on some nights is asked without a room, and
-- whoever asks for a room and its nights is answered as fast either way.
alter table stay drop constraint stay_room_nights_excl;
alter table stay add constraint stay_room_nights_excl exclude using gist (nights with &&, room_id with =)
  where (booking_status is null or booking_status in ('booked', 'checked_in'));
