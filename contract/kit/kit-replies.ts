/** Sentences that only the server's replies have: the browser does not load them. */
export const kitReplies = {
  secondFactorFirst: 'Your role asks for a second factor. Set it up first.',
  notForYou: 'Your account is not allowed to do this. Sign in with another account.',
  noGuest: 'This account does not belong to a guest. Ask the front desk for an invitation.',
  malformed: 'The request could not be read. Send it again.',
  notJson: 'The body is not valid JSON. Correct it and send it again.',
  tooDeep: 'The body has too many lists or objects inside one another. Send it with fewer levels.',
  toStringField: 'The body has a field called toString, which no call expects. Send it without that field.',
  emptyBody: 'The body is empty. Send the fields as JSON.',
  oneFile: 'Only one file can be sent at a time.',
  unwantedFile: 'No file is expected here.',
  filesAway: 'The file storage is not responding. Nothing was saved. Try again in a minute.',
  noSuchCall: 'There is nothing at this address.',
  tooSlow: 'The request took too long to arrive. Send it again.',
  controlCharacter: 'This text has a character that cannot be read. Type it again.',
  tooManyExports: 'Many Excel files are being created at the moment. Try again in a minute.',
  slowDown: 'Too many requests. Wait a minute and try again.',
  badKey: 'An Idempotency-Key has 8 to 100 letters, digits, - or _. Send a new one.',
  keyReused: 'This Idempotency-Key was used for something else. Send a new one.',
  diskFull: 'The disk is full: nothing can be saved until space is freed. Reading still works.',
  noChanges:
    'Nothing can be saved at the moment: the disk is full, or the database is being switched over. Reading works. Free some space, or try again in a few seconds.',
}
