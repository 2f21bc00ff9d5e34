-- The registers keep what they said of a person: guests are edited later, and their next stay has other values.

-- What the guest register says of a person who has left.
create table departed_guest (
  occupant_id integer primary key constraint departed_guest_occupant_id_fkey references occupant on delete cascade,
  guest_id integer not null constraint departed_guest_guest_id_fkey references guest,
  -- The columns of the guest that the register shows, as they were at the departure.
  registered jsonb not null
);
create index departed_guest_guest_idx on departed_guest (guest_id);

create function registered_values(of_guest guest) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', of_guest.name, 'sex', of_guest.sex, 'birth_date', of_guest.birth_date,
    'nationality_id', of_guest.nationality_id, 'phone', of_guest.phone, 'address', of_guest.address,
    'id_proof_type', of_guest.id_proof_type, 'id_proof_number', of_guest.id_proof_number,
    'passport_no', of_guest.passport_no, 'from_place', of_guest.from_place,
    'arrived_from_place', of_guest.arrived_from_place, 'proceeding_to', of_guest.proceeding_to,
    'next_destination', of_guest.next_destination, 'purpose_of_visit', of_guest.purpose_of_visit,
    'purpose_code', of_guest.purpose_code
  )
$$;

create function has_left(person occupant) returns boolean language sql stable as $$
  select person.left_at is not null or exists (
    select from booking
    where booking.id = person.booking_id and (booking.status = 'checked_out' or booking.status = 'checked_in' and exists (
      select from stay
      where stay.booking_id = booking.id and stay.line = person.line and stay.departed_on is not null
    ))
  )
$$;

-- Keeps the values of those who have left, and forgets them if the departure was undone.
create function keep_departed_guests(of_occupants integer[]) returns void language plpgsql as $$
begin
  delete from departed_guest using occupant
  where occupant.id = any (of_occupants) and departed_guest.occupant_id = occupant.id and not has_left(occupant);
  insert into departed_guest (occupant_id, guest_id, registered)
  select occupant.id, guest.id, registered_values(guest)
  from occupant join guest on guest.id = occupant.guest_id
  where occupant.id = any (of_occupants) and has_left(occupant)
  on conflict (occupant_id) do update set guest_id = excluded.guest_id, registered = excluded.registered
    where departed_guest.guest_id <> excluded.guest_id;
end $$;

create function keep_departed_guest() returns trigger language plpgsql as $$
begin
  perform keep_departed_guests(array[new.id]);
  return null;
end $$;
create trigger keep_departed_guest after insert or update of left_at, guest_id, line on occupant
  for each row execute function keep_departed_guest();

create function keep_departed_guests_of_booking() returns trigger language plpgsql as $$
begin
  perform keep_departed_guests(array(select occupant.id from occupant where occupant.booking_id = new.id));
  return null;
end $$;
create trigger keep_departed_guests after update of status on booking
  for each row when (old.status <> new.status and 'checked_out' in (old.status, new.status))
  execute function keep_departed_guests_of_booking();

-- Of those who left so far the guest is known as it is now.
select keep_departed_guests(array(select occupant.id from occupant));

-- What was filed of a foreign national.
alter table foreigner_filing
  -- The values of the form when the arrival was filed or corrected. Null if it was filed before they were kept.
  add column filed_values jsonb;
drop trigger audit on foreigner_filing;
create trigger audit after insert or update or delete on foreigner_filing
  for each row execute function record_audit('version', 'filed_values');
