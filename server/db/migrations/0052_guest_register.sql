-- The register of everybody who sleeps in the house, as the police ask for it, and the card that guests sign.
alter table property
  -- How long after the departure the register has a person.
  add column register_retention_days integer not null default 1095
    constraint property_register_retention_days_check check (register_retention_days between 365 and 7300),
  add column house_rules text not null default
'1. Check-in and check-out are at the times printed above. A later departure may be charged.
2. Every guest shows a valid photo ID. Foreign nationals show passport and visa.
3. Visitors are received in the lobby and don''t stay overnight without being registered.
4. Valuables belong in the safe. The hotel is not liable for things left in the room or in vehicles.
5. No smoking in the rooms; no illegal substances, weapons or gambling anywhere in the hotel.
6. Damage to the room or its contents is charged at cost.
7. Bills are paid when presented, and in full before departure.',
  add column privacy_notice text not null default
'The hotel records the details on this card because the law requires a register of everybody who stays here, and to provide the stay that you have booked. It shows them to the police and to the authorities that are entitled to see them, and to nobody else without your consent. They are kept as long as the law requires the register. You can ask the front desk how long that is, and to see, correct or delete your details, and complain to the Data Protection Board of India.';

-- A person's number in the register, given at the arrival and never given again.
create table register_entry (
  occupant_id integer primary key constraint register_entry_occupant_id_fkey references occupant on delete cascade,
  financial_year text not null,
  number integer not null check (number >= 1),
  constraint register_entry_number_key unique (financial_year, number)
);
create table register_counter (
  financial_year text primary key,
  last integer not null
);
create index occupant_left_idx on occupant (left_at);

-- Numbers those who have arrived and have no number yet, in the order of arrival.
create function number_arrivals(of_booking integer default null) returns void language plpgsql as $$
begin
  -- One at a time: the lock is held until the commit, so it comes last in a transaction.
  perform pg_advisory_xact_lock(hashtext('number_arrivals'));
  with arrived as (
    select occupant.id, occupant.arrived_at, occupant.booking_id, occupant.line,
      occupant.guest_id <> booking.guest_id as is_companion,
      coalesce(hotel_day(occupant.arrived_at), first_night.day) as day
    from booking
    join occupant on occupant.booking_id = booking.id
    left join lateral (
      select min(stay.check_in_date) as day from stay
      where stay.booking_id = booking.id and stay.line = occupant.line
    ) first_night on true
    where booking.status in ('checked_in', 'checked_out') and (of_booking is null or booking.id = of_booking)
      and not exists (select from register_entry where register_entry.occupant_id = occupant.id)
      and coalesce(hotel_day(occupant.arrived_at), first_night.day) <= hotel_day(hotel_now())
  ), of_year as (
    select *, to_char(day - interval '3 months', 'YY') || to_char(day + interval '9 months', 'YY') as financial_year
    from arrived
  ), counted as (
    insert into register_counter (financial_year, last)
    select financial_year, count(*) from of_year group by financial_year
    on conflict (financial_year) do update set last = register_counter.last + excluded.last
    returning financial_year, last
  )
  insert into register_entry (occupant_id, financial_year, number)
  select id, financial_year, last - count(*) over same_year + row_number() over in_order
  from of_year join counted using (financial_year)
  window same_year as (partition by financial_year),
    in_order as (partition by financial_year order by day, arrived_at, booking_id, line, is_companion, id);
end $$;

create function number_arrivals_of_booking() returns trigger language plpgsql as $$
begin
  if exists (
    select from occupant join booking on booking.id = occupant.booking_id
    where booking.id = (to_jsonb(new) ->> tg_argv[0])::integer and booking.status in ('checked_in', 'checked_out')
      and not exists (select from register_entry where register_entry.occupant_id = occupant.id)
  ) then
    perform number_arrivals((to_jsonb(new) ->> tg_argv[0])::integer);
  end if;
  return null;
end $$;
create constraint trigger number_arrivals after insert or update of status on booking deferrable initially deferred
  for each row when (new.status in ('checked_in', 'checked_out')) execute function number_arrivals_of_booking('id');
create constraint trigger number_arrivals after insert or update of arrived_at, line on occupant deferrable initially deferred
  for each row execute function number_arrivals_of_booking('booking_id');

select number_arrivals();

-- The columns of the register and their order. Police stations ask for different ones.
create table register_template (
  id integer generated always as identity primary key,
  slug text not null default new_slug() constraint register_template_slug_key unique,
  name text not null,
  columns text[] not null constraint register_template_columns_check check (cardinality(columns) > 0),
  -- The arrivals of each day, or everybody in the house that night.
  shows text not null constraint register_template_shows_check check (shows in ('arrivals', 'in_house')),
  is_default boolean not null default false,
  version integer not null default 1
);
create unique index register_template_name_key on register_template (lower(btrim(name)));
create unique index register_template_default_key on register_template (is_default) where is_default;
create trigger count_version before update on register_template
  for each row execute function count_version();
create trigger audit after insert or update or delete on register_template
  for each row execute function record_audit('version');

insert into register_template (name, columns, shows, is_default) values
  ('Police register', array['number', 'name', 'age', 'sex', 'nationality', 'phone', 'address', 'id_proof', 'from_place',
    'proceeding_to', 'purpose', 'room', 'arrival', 'departure', 'bill', 'signature'], 'arrivals', true),
  ('Everybody in the house', array['number', 'room', 'name', 'relation', 'age', 'sex', 'nationality', 'phone',
    'arrival', 'departure'], 'in_house', false);

-- What the guest of a room signed on the screen. A new signature replaces it, and it is kept.
create table registration_card (
  id integer generated always as identity primary key,
  slug text not null default new_slug() constraint registration_card_slug_key unique,
  booking_id integer not null constraint registration_card_booking_id_fkey references booking on delete cascade,
  line integer not null check (line >= 1),
  -- Null when this person was taken out of the booking afterwards.
  occupant_id integer constraint registration_card_occupant_id_fkey references occupant on delete set null,
  signer_name text not null,
  signed_at timestamptz not null,
  -- The card as it was signed: people, stay, house rules and privacy notice.
  content jsonb not null,
  signature text not null constraint registration_card_signature_key unique,
  replaced_at timestamptz,
  constraint registration_card_replaced_check check (replaced_at >= signed_at)
);
create unique index registration_card_valid_key on registration_card (booking_id, line) where replaced_at is null;
create index registration_card_occupant_idx on registration_card (occupant_id);
create trigger audit after insert or update or delete on registration_card
  for each row execute function record_audit('content', 'signature');
create index audit_entry_registration_card_idx
  on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer)) where entity = 'registration_card';
