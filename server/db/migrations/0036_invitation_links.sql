-- The link of an invitation is made when its mail is sent, by a background job. That is no change of the invitation:
-- only its email and its days are for the audit trail.
drop trigger audit on guest_invitation;
create trigger audit after insert or delete or update of email, invited_at, expires_at on guest_invitation
  for each row execute function record_audit('token_hash');
