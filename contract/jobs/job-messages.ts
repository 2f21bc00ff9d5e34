export const jobMessages = {
  retried: 'The job is being tried again. If it fails again, it comes back to this list.',
  removed: 'Job deleted. It is not tried again.',
  missing: 'This job is no longer on the list. Refresh the list.',
  stopped: 'Sarai stopped while the job was running.',
  listFailed: 'Failed to load the failed jobs',
  retryFailed: 'The job could not be tried again. Please try again.',
  removeFailed: 'Failed to delete the job',
}
