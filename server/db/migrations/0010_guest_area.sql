-- ---------------------------------------------------------------- accounts of guests
-- A guest has at most one account, and it goes with its guest.
alter table account
  add guest_id integer constraint account_guest_id_key unique
    constraint account_guest_id_fkey references guest on delete cascade,
  add constraint account_guest_check check (guest_id is null or role = 'candidate');

-- The account is called what the guest is called.
create function name_account_of_guest() returns trigger language plpgsql as $$
begin
  update account set name = new.name where guest_id = new.id and name <> new.name;
  return null;
end $$;
create trigger name_account after update of name on guest
  for each row when (old.name <> new.name) execute function name_account_of_guest();

-- The link that a guest was mailed last; asking again replaces it, using it or withdrawing access removes it.
create table guest_invitation (
  guest_id integer primary key constraint guest_invitation_guest_id_fkey references guest on delete cascade,
  token_hash bytea not null constraint guest_invitation_token_key unique,
  -- Where it was sent to, and what the guest will sign in with.
  email text not null check (email <> ''),
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create trigger audit after insert or update or delete on guest_invitation
  for each row execute function record_audit('token_hash');

-- ---------------------------------------------------------------- booking requests
create type booking_request_status as enum ('open', 'confirmed', 'declined', 'withdrawn');

-- What a guest would like; it holds no room. Staff make a booking of it, or decline with a reason.
create table booking_request (
  id integer generated always as identity primary key,
  slug text not null constraint booking_request_slug_key unique,
  guest_id integer not null constraint booking_request_guest_id_fkey references guest on delete cascade,
  room_type_id integer not null constraint booking_request_room_type_id_fkey references room_type,
  check_in_date date not null,
  check_out_date date not null,
  number_of_adults integer not null check (number_of_adults >= 1),
  number_of_children integer not null check (number_of_children >= 0),
  number_of_infants integer not null check (number_of_infants >= 0),
  note text not null,
  -- What the guest was shown.
  price_per_night paise not null check (price_per_night >= 0),
  status booking_request_status not null default 'open',
  -- Why it was declined.
  answer text not null default '',
  booking_id integer constraint booking_request_booking_id_key unique
    constraint booking_request_booking_id_fkey references booking,
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint booking_request_dates_check check (check_out_date > check_in_date),
  constraint booking_request_booking_check check ((status = 'confirmed') = (booking_id is not null))
);
create index booking_request_open_idx on booking_request ((status = 'open') desc, id desc);
create index booking_request_guest_idx on booking_request (guest_id, id);
create index booking_request_room_type_idx on booking_request (room_type_id);
create trigger audit after insert or update or delete on booking_request
  for each row execute function record_audit();

-- ---------------------------------------------------------------- notices
-- What a guest orders from the own phone, the house must hear of.
alter type notice_kind add value 'guest_order';
alter type notice_subject add value 'order';
