-- "Coming from" in the guest register is a city; the place, such as an airport, is for guests whose city is not known.

create or replace function registered_values(of_guest guest) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', of_guest.name, 'sex', of_guest.sex, 'birth_date', of_guest.birth_date,
    'nationality_id', of_guest.nationality_id, 'phone', of_guest.phone, 'address', of_guest.address,
    'id_proof_type', of_guest.id_proof_type, 'id_proof_number', of_guest.id_proof_number,
    'passport_no', of_guest.passport_no, 'from_place', of_guest.from_place,
    'arrived_from_city', of_guest.arrived_from_city, 'arrived_from_place', of_guest.arrived_from_place,
    'proceeding_to', of_guest.proceeding_to, 'next_destination', of_guest.next_destination,
    'purpose_of_visit', of_guest.purpose_of_visit, 'purpose_code', of_guest.purpose_code
  )
$$;

-- Pages of people who have left stay as they were printed.
update departed_guest set registered = registered || '{"arrived_from_city": ""}';
