/** Why a background job failed, for the list of failed jobs. */
export const jobFailures = {
  mailServerAway: 'The mail server could not be reached.',
  mailServerUnsafe: 'The mail server does not offer a secure connection (TLS).',
  mailServerRefusedSignIn: 'The mail server rejected the user name or password in SMTP_URL.',
  addressRefused: 'The mail server rejected the email address.',
  mailRefused: 'The mail server rejected the email.',
  databaseAway: 'The database did not answer.',
  databaseReadOnly: 'The database could not save changes: its disk was full, or it was switching to another server.',
  unknown: 'Unexpected error. See the server log for details.',
}
