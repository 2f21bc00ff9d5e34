-- Notices for staff.

create type notice_kind as enum ('new_booking', 'check_in', 'maintenance', 'payment', 'booking_request', 'guest_order');
create type notice_subject as enum ('booking', 'room', 'invoice', 'booking_request', 'order');
-- An event that staff should know of, written in its own transaction. One row is for everyone.
create table notice (
  id bigint generated always as identity primary key,
  kind notice_kind not null,
  -- The record that it links to.
  subject notice_subject not null,
  slug text not null,
  -- The values in its sentence.
  parts jsonb not null,
  -- Who caused it; they do not get it.
  account_id integer default nullif(current_setting('sarai.account_id', true), '')::integer
    constraint notice_account_id_fkey references account on delete set null,
  at timestamptz not null default now()
);
create index notice_at_idx on notice (at);

-- A reader has read everything up to `read_to`, and after that the ones in notice_read.
create table notice_reader (
  account_id integer primary key constraint notice_reader_account_id_fkey references account on delete cascade,
  read_to bigint not null
);
create table notice_read (
  notice_id bigint not null constraint notice_read_notice_id_fkey references notice on delete cascade,
  account_id integer not null constraint notice_read_account_id_fkey references account on delete cascade,
  primary key (notice_id, account_id)
);
create index notice_read_account_idx on notice_read (account_id);
