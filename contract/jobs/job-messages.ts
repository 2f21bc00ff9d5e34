export const jobMessages = {
  retried: 'The job is tried again, an email for up to 3½ hours. If no attempt succeeds, it appears here again.',
  removed: 'Job deleted. It is not tried again.',
  missing: 'This job is no longer on the list. Refresh the list.',
  stopped: 'Sarai stopped while the job was running.',
  listFailed: 'Failed to load the failed jobs',
  retryFailed: 'The job could not be tried again. Please try again.',
  removeFailed: 'Failed to delete the job',
}
