-- A group is searched for by its name and by the people listed for it: by parts of words, as guests are (guest_words).
-- Bookings of one guest have neither and cost nothing here.
create index booking_group_words_idx on booking
  using gin (lower(' ' || group_name) gin_trgm_ops) with (gin_pending_list_limit = 256)
  where group_name <> '';
create index booking_guest_words_idx on booking_guest
  using gin (lower(' ' || guest_name) gin_trgm_ops) with (gin_pending_list_limit = 256);
