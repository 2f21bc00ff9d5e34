-- The departure that was filed: if the time changes afterwards, the entry is to be corrected.
alter table foreigner_filing add column left_at timestamptz;
alter table foreigner_filing drop constraint foreigner_filing_departure_check;
alter table foreigner_filing add constraint foreigner_filing_departure_check check (
  departure_filed_at is not null
  or (departure_number = '' and departure_filed_by is null and onward_address = '' and left_at is null)
);

-- Who was in the house at a time: those who left meanwhile are found without reading everybody who left later.
create index occupant_in_house_idx on occupant using gist (tstzrange(coalesce(arrived_at, left_at), left_at, '[]'))
  where left_at is not null;
drop index occupant_left_idx;
