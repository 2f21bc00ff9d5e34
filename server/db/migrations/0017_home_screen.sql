-- The screen that staff see after signing in.
create type home_screen as enum ('dashboard', 'calendar');
alter table account add column home_screen home_screen not null default 'dashboard';
