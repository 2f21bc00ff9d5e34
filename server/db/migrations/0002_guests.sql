-- Guests, and how they are found.

-- ---------------------------------------------------------------- nationalities
create table nationality (
  id integer generated always as identity primary key,
  name text not null constraint nationality_name_key unique
);
-- Indian is first: it is the usual answer, and it decides whether passport and visa are asked for.
insert into nationality (name) values
  ('Indian'), ('Afghan'), ('Albanian'), ('Algerian'), ('American'), ('Andorran'), ('Angolan'),
  ('Antiguan and Barbudan'), ('Argentine'), ('Armenian'), ('Australian'), ('Austrian'), ('Azerbaijani'), ('Bahamian'),
  ('Bahraini'), ('Bangladeshi'), ('Barbadian'), ('Belarusian'), ('Belgian'), ('Belizean'), ('Beninese'),
  ('Bhutanese'), ('Bolivian'), ('Bosnian and Herzegovinian'), ('Botswanan'), ('Brazilian'), ('British'), ('Bruneian'),
  ('Bulgarian'), ('Burkinabe'), ('Burmese'), ('Burundian'), ('Cabo Verdean'), ('Cambodian'), ('Cameroonian'),
  ('Canadian'), ('Central African'), ('Chadian'), ('Chilean'), ('Chinese'), ('Colombian'), ('Comorian'),
  ('Congolese (Brazzaville)'), ('Congolese (Kinshasa)'), ('Costa Rican'), ('Croatian'), ('Cuban'), ('Cypriot'),
  ('Czech'), ('Danish'), ('Djiboutian'), ('Dominican (Commonwealth)'), ('Dominican (Republic)'), ('Dutch'),
  ('Ecuadorian'), ('Egyptian'), ('Emirati'), ('Equatorial Guinean'), ('Eritrean'), ('Estonian'), ('Ethiopian'),
  ('Fijian'), ('Filipino'), ('Finnish'), ('French'), ('Gabonese'), ('Gambian'), ('Georgian'), ('German'),
  ('Ghanaian'), ('Greek'), ('Grenadian'), ('Guatemalan'), ('Guinea-Bissauan'), ('Guinean'), ('Guyanese'), ('Haitian'),
  ('Honduran'), ('Hungarian'), ('Icelandic'), ('Indonesian'), ('Iranian'), ('Iraqi'), ('Irish'), ('Israeli'),
  ('Italian'), ('Ivorian'), ('Jamaican'), ('Japanese'), ('Jordanian'), ('Kazakhstani'), ('Kenyan'), ('Kiribati'),
  ('Kittitian and Nevisian'), ('Kosovan'), ('Kuwaiti'), ('Kyrgyzstani'), ('Laotian'), ('Latvian'), ('Lebanese'),
  ('Liberian'), ('Libyan'), ('Liechtensteiner'), ('Lithuanian'), ('Luxembourgish'), ('Malagasy'), ('Malawian'),
  ('Malaysian'), ('Maldivian'), ('Malian'), ('Maltese'), ('Marshallese'), ('Mauritanian'), ('Mauritian'), ('Mexican'),
  ('Micronesian'), ('Moldovan'), ('Monégasque'), ('Mongolian'), ('Montenegrin'), ('Moroccan'), ('Mosotho'),
  ('Mozambican'), ('Namibian'), ('Nauruan'), ('Nepalese'), ('New Zealander'), ('Nicaraguan'), ('Nigerian'),
  ('Nigerien'), ('Ni-Vanuatu'), ('North Korean'), ('North Macedonian'), ('Norwegian'), ('Omani'), ('Pakistani'),
  ('Palauan'), ('Palestinian'), ('Panamanian'), ('Papua New Guinean'), ('Paraguayan'), ('Peruvian'), ('Polish'),
  ('Portuguese'), ('Qatari'), ('Romanian'), ('Russian'), ('Rwandan'), ('Saint Lucian'), ('Saint Vincentian'),
  ('Salvadoran'), ('Sammarinese'), ('Samoan'), ('Sao Tomean'), ('Saudi Arabian'), ('Senegalese'), ('Serbian'),
  ('Seychellois'), ('Sierra Leonean'), ('Singaporean'), ('Slovak'), ('Slovenian'), ('Solomon Islander'), ('Somali'),
  ('South African'), ('South Korean'), ('South Sudanese'), ('Spanish'), ('Sri Lankan'), ('Stateless'), ('Sudanese'),
  ('Surinamese'), ('Swazi'), ('Swedish'), ('Swiss'), ('Syrian'), ('Taiwanese'), ('Tajikistani'), ('Tanzanian'),
  ('Thai'), ('Timorese'), ('Togolese'), ('Tongan'), ('Trinidadian and Tobagonian'), ('Tunisian'), ('Turkish'),
  ('Turkmen'), ('Tuvaluan'), ('Ugandan'), ('Ukrainian'), ('Uruguayan'), ('Uzbekistani'), ('Vatican'), ('Venezuelan'),
  ('Vietnamese'), ('Yemeni'), ('Zambian'), ('Zimbabwean');

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
  version integer not null default 1,
  -- Of an Aadhaar number only the last 4 digits may ever be kept, also while the kind of ID is not chosen yet.
  constraint guest_aadhaar_is_masked check (
    case
      when id_proof_type = 'Aadhar' then id_proof_number ~ '^(XXXX XXXX \d{4})?$'
      when id_proof_type is null then id_proof_number !~ '^[\s-]*(\d[\s-]*){12}$'
      else true
    end
  )
);
-- The guest list reads these, a page at a time.
create index guest_name_idx on guest (name collate natural_order, id);
create index guest_phone_idx on guest (phone collate "C", id);
create index guest_email_idx on guest (email, id);
-- Finds guests with the same ID.
create index guest_id_proof_number_idx on guest (lower(replace(id_proof_number, ' ', ''))) where id_proof_number <> '';
-- Finds the beginning of a name that is too short for a trigram.
create index guest_name_start_idx on guest (lower(name) collate "C");
create trigger audit after insert or update or delete on guest
  for each row execute function record_audit('version');
create trigger count_version before update on guest
  for each row when (old.* is distinct from new.*) execute function count_version();

-- ---------------------------------------------------------------- search
-- The text that the search reads. Each value follows a space: two letters make no trigram of their own, but with the
-- space before them they find the words that begin with them through the index.
create function guest_words(name text, phone text, email text, id_proof_number text) returns text
  language sql immutable parallel safe
  return lower(' ' || name || ' ' || phone || ' ' || email || ' ' || id_proof_number);

-- The search text in a table of its own: a common name means reading a thousand rows, which are small and close
-- together here.
create table guest_words (
  guest_id integer primary key constraint guest_words_guest_id_fkey references guest on delete cascade,
  words text not null
);
create index guest_words_idx on guest_words using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256);
-- With the usual 100 samples the planner cannot tell a word that half the guests have from one that a single guest has.
alter table guest_words alter column words set statistics 1000;

create function keep_guest_words() returns trigger language plpgsql as $$
begin
  insert into guest_words select id, guest_words(name, phone, email, id_proof_number) from new_rows
  on conflict (guest_id) do update set words = excluded.words where guest_words.words <> excluded.words;
  return null;
end $$;
create trigger words_insert after insert on guest referencing new table as new_rows
  for each statement execute function keep_guest_words();
create trigger words_update after update on guest referencing new table as new_rows
  for each statement execute function keep_guest_words();

-- ---------------------------------------------------------------- how many guests there are
-- A tally counts by adding up changes: exact, quick to read however many rows there are, and no transaction waits for
-- another. The cleanup replaces the changes by their sum.
create table guest_tally (
  guests bigint not null
);
-- A sum over no rows would be null.
insert into guest_tally values (0);
create function tally_guests() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into guest_tally select count(*) from new_rows;
  else
    insert into guest_tally select -count(*) from old_rows;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on guest referencing new table as new_rows
  for each statement execute function tally_guests();
create trigger tally_delete after delete on guest referencing old table as old_rows
  for each statement execute function tally_guests();
