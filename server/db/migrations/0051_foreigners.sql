-- The register of foreign nationals (Form III): who was filed with the authority, on arrival and on departure.

insert into role_permission (role_id, permission)
select role.id, given.permission
from (values
  ('front-desk', 'registers.view'), ('front-desk', 'registers.file'),
  ('manager', 'registers.view'), ('manager', 'registers.file')
) given (role, permission)
join role on role.slug = given.role
on conflict do nothing;

-- What the form asks for and a guest did not have yet.
create type next_destination_in as enum ('india', 'abroad');
alter table guest
  add column special_category text not null default '',
  add column foreign_city text not null default '',
  add column foreign_country text not null default '',
  add column visa_subtype text not null default '',
  add column arrived_from_city text not null default '',
  add column purpose_code text not null default '',
  add column next_destination_in next_destination_in,
  add column next_destination_state text not null default '',
  add column next_destination_district text not null default '',
  add column next_destination_country text not null default '',
  add column phone_in_india text not null default '',
  add column phone_at_home text not null default '';

alter table property
  add column district text not null default '',
  -- Foreign nationals who left before this day are not asked for. Null for a hotel that began with the register.
  add column foreigners_since date;
update property set foreigners_since = hotel_day(hotel_now()) where exists (select from booking);

-- What was filed of a person in a room. An entry that was made by mistake is removed; the trail keeps it.
alter table occupant add constraint occupant_slug_guest_key unique (slug, guest_id);
create table foreigner_filing (
  -- The person in the room, and the guest that it was when the form was filed.
  slug text primary key,
  guest_id integer not null,
  application_number text not null constraint foreigner_filing_number_check check (application_number <> ''),
  filed_at timestamptz not null,
  filed_by integer constraint foreigner_filing_filed_by_fkey references account,
  departure_number text not null default '',
  departure_filed_at timestamptz,
  departure_filed_by integer constraint foreigner_filing_departure_filed_by_fkey references account,
  -- Where the person went.
  onward_address text not null default '',
  version integer not null default 1,
  constraint foreigner_filing_occupant_fkey foreign key (slug, guest_id) references occupant (slug, guest_id),
  constraint foreigner_filing_departure_check check (
    departure_filed_at is not null
    or (departure_number = '' and departure_filed_by is null and onward_address = '')
  )
);
create unique index foreigner_filing_number_key on foreigner_filing (upper(application_number));
create index foreigner_filing_filed_by_idx on foreigner_filing (filed_by);
create index foreigner_filing_departure_filed_by_idx on foreigner_filing (departure_filed_by);
create trigger audit after insert or update or delete on foreigner_filing
  for each row execute function record_audit('version');
create trigger count_version before update on foreigner_filing
  for each row execute function count_version();

-- The portal's form as it is from a day on: the newest row of a field until a date is valid on that date.
create table form_field (
  id integer generated always as identity primary key,
  -- The value of ours that goes into the field.
  key text not null check (key <> ''),
  -- The name of the field in the portal.
  portal_name text not null,
  section text not null check (section <> ''),
  label text not null check (label <> ''),
  position integer not null check (position >= 0),
  is_required boolean not null,
  is_active boolean not null default true,
  valid_from date not null,
  version integer not null default 1,
  constraint form_field_key unique (key, valid_from)
);
create trigger audit after insert or update or delete on form_field
  for each row execute function record_audit('version');
create trigger count_version before update on form_field
  for each row execute function count_version();

create type form_code_list as enum ('purpose', 'special_category', 'visa_type');
create table form_code (
  id integer generated always as identity primary key,
  list form_code_list not null,
  code text not null check (code <> ''),
  label text not null check (label <> ''),
  position integer not null check (position >= 0),
  is_active boolean not null default true,
  valid_from date not null,
  version integer not null default 1,
  constraint form_code_key unique (list, code, valid_from)
);
create trigger audit after insert or update or delete on form_code
  for each row execute function record_audit('version');
create trigger count_version before update on form_code
  for each row execute function count_version();

-- Form III has the fields of the older Form C, so stays of any date use them.
insert into form_field (key, portal_name, section, label, is_required, position, valid_from)
select key, portal_name, section, label, is_required, 10 * row_number() over (), '2000-01-01'
from (values
  ('surname', 'applicant_surname', 'Person', 'Surname', false),
  ('given_name', 'applicant_givenname', 'Person', 'Given name', true),
  ('sex', 'applicant_sex', 'Person', 'Sex', true),
  ('birth_date_format', 'dobformat', 'Person', 'Format of the date of birth', true),
  ('birth_date', 'applicant_dob', 'Person', 'Date of birth', true),
  ('special_category', 'applicant_special_category', 'Person', 'Special category', false),
  ('nationality', 'applicant_nationality', 'Person', 'Nationality', true),
  ('photo', 'file1', 'Person', 'Photo', true),
  ('foreign_address', 'applicant_permaddr', 'Permanent address', 'Address', true),
  ('foreign_city', 'applicant_permcity', 'Permanent address', 'City', true),
  ('foreign_country', 'applicant_permcountry', 'Permanent address', 'Country', true),
  ('hotel_address', 'applicant_refaddr', 'Address in India', 'Address', true),
  ('hotel_state', 'applicant_refstate', 'Address in India', 'State', true),
  ('hotel_district', 'applicant_refstatedistr', 'Address in India', 'District', true),
  ('hotel_pin_code', 'applicant_refpincode', 'Address in India', 'PIN code', true),
  ('passport_no', 'applicant_passpno', 'Passport', 'Passport number', true),
  ('passport_place_of_issue', 'applicant_passplcofissue', 'Passport', 'Place of issue: city', true),
  ('passport_country_of_issue', 'passport_issue_country', 'Passport', 'Place of issue: country', true),
  ('passport_date_of_issue', 'applicant_passpdoissue', 'Passport', 'Date of issue', true),
  ('passport_date_of_expiry', 'applicant_passpvalidtill', 'Passport', 'Expiry date', true),
  ('visa_no', 'applicant_visano', 'Visa', 'Visa number', true),
  ('visa_place_of_issue', 'applicant_visaplcoissue', 'Visa', 'Place of issue: city', true),
  ('visa_country_of_issue', 'visa_issue_country', 'Visa', 'Place of issue: country', true),
  ('visa_date_of_issue', 'applicant_visadoissue', 'Visa', 'Date of issue', true),
  ('visa_valid_till', 'applicant_visavalidtill', 'Visa', 'Expiry date', true),
  ('visa_type', 'applicant_visatype', 'Visa', 'Visa type', true),
  ('visa_subtype', 'applicant_visa_subtype_code', 'Visa', 'Visa subtype', false),
  ('arrived_from_country', 'applicant_arrivedfromcountry', 'Arrival', 'Arrived from: country', true),
  ('arrived_from_city', 'applicant_arrivedfromcity', 'Arrival', 'Arrived from: city', true),
  ('arrived_from_place', 'applicant_arrivedfromplace', 'Arrival', 'Arrived from: place', true),
  ('date_of_arrival_in_india', 'applicant_doarrivalindia', 'Arrival', 'Date of arrival in India', true),
  ('hotel_arrival_date', 'applicant_doarrivalhotel', 'Arrival', 'Date of arrival in hotel', true),
  ('hotel_arrival_time', 'applicant_timeoarrivalhotel', 'Arrival', 'Time of arrival in hotel', true),
  ('intended_days', 'applicant_intnddurhotel', 'Arrival', 'Intended duration of stay in hotel (days)', true),
  ('employed_in_india', 'employed', 'Other details', 'Employed in India', true),
  ('purpose', 'applicant_purpovisit', 'Other details', 'Purpose of visit', true),
  ('next_destination_in', 'applicant_next_dest_country_flag_r', 'Other details', 'Next destination: in India (I) or abroad (O)', true),
  ('next_destination_state', 'applicant_next_destination_state_IN', 'Other details', 'Next destination in India: state', true),
  ('next_destination_district', 'applicant_next_destination_city_district_IN', 'Other details', 'Next destination in India: district', true),
  ('next_destination', 'applicant_next_destination_place_IN', 'Other details', 'Next destination in India: place', true),
  ('next_destination_country', 'applicant_next_destination_country_OUT', 'Other details', 'Next destination abroad: country', true),
  ('next_destination_city_abroad', 'applicant_next_destination_city_OUT', 'Other details', 'Next destination abroad: city', false),
  ('phone_in_india', 'applicant_contactnoinindia', 'Other details', 'Contact phone in India', false),
  ('phone_at_home', 'applicant_contactnoperm', 'Other details', 'Contact phone in the home country', false),
  ('remark', 'applicant_remark', 'Other details', 'Remark', false)
) field (key, portal_name, section, label, is_required);

insert into form_code (list, code, label, position, valid_from)
select 'purpose', code, label, 10 * row_number() over (), '2000-01-01'
from (values
  ('1', 'Meeting friends or relatives'), ('2', 'Joining spouse'), ('3', 'Minor child of an Indian parent'),
  ('4', 'Seminar or conference'), ('5', 'Education'), ('6', 'Business'), ('7', 'Journalism'),
  ('8', 'Own medical treatment'), ('9', 'Accompanying a patient'), ('10', 'Accompanying a patient as doctor'),
  ('11', 'Official'), ('12', 'Diplomatic'), ('13', 'Employment'), ('14', 'Studies'), ('15', 'Others'),
  ('16', 'Tourism'), ('17', 'Accompanying spouse'), ('18', 'Accompanying parents'), ('19', 'Internship'),
  ('20', 'Surrogacy')
) purpose (code, label);

-- The portal's codes of these two lists are not known: the code is the word to choose there.
insert into form_code (list, code, label, position, valid_from) values
  ('special_category', 'Others', 'Others', 10, '2000-01-01'),
  ('visa_type', 'TOURIST VISA', 'Tourist', 10, '2000-01-01');
insert into form_code (list, code, label, position, valid_from)
select 'visa_type', label, label, 10 + 10 * row_number() over (), '2000-01-01'
from (values
  ('Business'), ('Conference'), ('Employment'), ('Entry'), ('Journalist'), ('Medical'),
  ('Medical attendant'), ('Student'), ('Research'), ('Transit'), ('Diplomatic'), ('Official')
) visa (label);

-- The desk is told when a form is due soon and when it is overdue.
alter type notice_kind add value 'foreigner_due';
alter type notice_kind add value 'foreigner_overdue';
alter type notice_kind add value 'foreigner_departure_overdue';
alter type notice_subject add value 'foreigner';
