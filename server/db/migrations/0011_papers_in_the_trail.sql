-- An Aadhaar number that was first taken for another paper's is masked once its kind is set right; the trail must not
-- remember what the guest's own row no longer holds. So there every number of 12 digits shows its last 4 only.
create function masked_papers(kept jsonb) returns jsonb language sql immutable
  return case
    when kept ->> 'id_proof_number' ~ '^[\s-]*(\d[\s-]*){12}$' then kept || jsonb_build_object(
      'id_proof_number', 'XXXX XXXX ' || right(regexp_replace(kept ->> 'id_proof_number', '\D', '', 'g'), 4))
    else kept
  end;

create function mask_papers() returns trigger language plpgsql as $$
begin
  new.before := masked_papers(new.before);
  new.after := masked_papers(new.after);
  return new;
end $$;
create trigger masked before insert on audit_entry
  for each row when (new.entity = 'guest') execute function mask_papers();

update audit_entry set before = masked_papers(before), after = masked_papers(after) where entity = 'guest';
