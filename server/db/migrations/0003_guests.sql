-- Parts of names, phones, addresses and ID numbers are found through their trigrams.
create extension if not exists pg_trgm;

-- ---------------------------------------------------------------- files
-- A file is written down here before it is written to its store, attached together with the row that shows it, and
-- marked as removed together with that row's change. A crash between any two steps leaves a line that tells the
-- sweeper what to take away, never a row without its file and never a file that nobody knows of.
create type file_state as enum ('pending', 'attached', 'removed');
create table stored_file (
  key text primary key,
  state file_state not null default 'pending',
  created_at timestamptz not null
);
create index stored_file_sweep_idx on stored_file (created_at) where state <> 'attached';

-- ---------------------------------------------------------------- guests
create type id_proof_type as enum ('Aadhar', 'Passport', 'Driving License', 'Voter ID', 'PAN Card');
create type mode_of_payment as enum ('Cash', 'Credit Card', 'Company', 'Traveller''s Cheque');
create type sex as enum ('male', 'female', 'other');
create type visa_status as enum ('visa', 'oci', 'visa_exempt');
create table guest (
  id integer generated always as identity primary key,
  slug text not null constraint guest_slug_key unique,
  name text not null check (name <> ''),
  phone text not null check (phone <> ''),
  email text not null,
  address text not null,
  nationality_id integer not null constraint guest_nationality_id_fkey references nationality,
  whether_employed_in_india boolean,
  purpose_of_visit text not null,
  company text not null,
  designation text not null,
  tel_lan_no text not null,
  mob_no text not null,
  from_place text not null,
  proceeding_to text not null,
  birth_date date,
  anniversary_date date,
  mode_of_payment mode_of_payment,
  rate paise check (rate >= 0),
  plan text not null,
  advance paise check (advance >= 0),
  receipt_no text not null,
  voucher_no text not null,
  locker_no text not null,
  booked_by text not null,
  fo_assistant text not null,
  fom text not null,
  duty_manager text not null,
  id_proof_type id_proof_type,
  id_proof_number text not null,
  id_proof_image text constraint guest_id_proof_image_key unique constraint guest_id_proof_image_fkey references stored_file,
  emergency_contact_name text not null,
  emergency_contact_phone text not null,
  special_requests text not null,
  -- Foreign nationals only.
  given_name text not null,
  surname text not null,
  sex sex,
  passport_no text not null,
  passport_date_of_issue date,
  passport_place_of_issue text not null,
  passport_country_of_issue text not null,
  passport_date_of_expiry date,
  visa_status visa_status not null,
  visa_no text not null,
  visa_type text not null,
  visa_date_of_issue date,
  visa_place_of_issue text not null,
  visa_country_of_issue text not null,
  visa_valid_till date,
  date_of_arrival_in_india date,
  arrival_place_in_india text not null,
  arrived_from_place text not null,
  arrived_from_country text not null,
  next_destination text not null,
  duration_of_stay_in_india integer check (duration_of_stay_in_india > 0),
  foreign_address text not null,
  created_at timestamptz not null default now(),
  -- Of an Aadhaar number only the last 4 digits may ever be kept, also while its kind is not chosen.
  constraint guest_aadhaar_is_masked check (
    case
      when id_proof_type = 'Aadhar' then id_proof_number ~ '^(XXXX XXXX \d{4})?$'
      when id_proof_type is null then id_proof_number !~ '^[\s-]*(\d[\s-]*){12}$'
      else true
    end
  )
);

-- What the search looks through. Each value stands after a space, so that even two letters, which make no trigram of
-- their own, find the words that begin with them by the index.
create function guest_words(name text, phone text, email text, id_proof_number text) returns text
  language sql immutable parallel safe
  return lower(' ' || name || ' ' || phone || ' ' || email || ' ' || id_proof_number);
create index guest_words_idx on guest
  using gin (guest_words(name, phone, email, id_proof_number) gin_trgm_ops) with (gin_pending_list_limit = 256);
-- What is too short for a trigram: the beginning of a name, or of a phone (below).
create index guest_name_start_idx on guest (lower(name) collate "C");

-- Lists are read in these orders, a page at a time.
create index guest_name_idx on guest (name collate natural_order, id);
create index guest_phone_idx on guest (phone collate "C", id);
create index guest_email_idx on guest (email, id);
create index guest_id_proof_number_idx on guest (lower(replace(id_proof_number, ' ', ''))) where id_proof_number <> '';

create trigger audit after insert or update or delete on guest
  for each row execute function record_audit();
