-- An email that could not be sent is told to staff, with a link to the failed jobs.
alter type notice_kind add value 'unsent_email';
alter type notice_subject add value 'failed_job';
