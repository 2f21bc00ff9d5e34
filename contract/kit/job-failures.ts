/** Why a background job could not be done, for the list of failed jobs. */
export const jobFailures = {
  mailServerAway: 'The mail server could not be reached.',
  mailServerUnsafe: 'The mail server offered no safe connection (TLS).',
  mailServerRefusedSignIn: 'The mail server refused the user name or password in SMTP_URL.',
  addressRefused: 'The mail server refused the address.',
  mailRefused: 'The mail server refused the email.',
  databaseAway: 'The database did not answer.',
  databaseReadOnly: 'The database took no changes: the disk is full, or it was being switched over.',
  unknown: 'An unexpected error. The server log has the details.',
}
