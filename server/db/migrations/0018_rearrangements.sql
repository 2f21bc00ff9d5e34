-- Changes in the room calendar that can be undone: the nights of their bookings as they were before. Kept for a day.
create table rearrangement (
  slug text primary key,
  bookings jsonb not null,
  created_at timestamptz not null default now()
);
create index rearrangement_created_idx on rearrangement (created_at);
