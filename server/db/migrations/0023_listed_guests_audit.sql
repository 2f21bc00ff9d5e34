-- Who is on a group's list is worth a line in the trail like its rooms.
create trigger audit after insert or delete on booking_guest
  for each row execute function record_audit();
create index audit_entry_listed_guest_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity = 'booking_guest';
