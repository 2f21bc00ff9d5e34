/** What the building itself says, whatever the subject. */
export const kitMessages = {
  checkFields: 'Please check the marked fields.',
  malformed: 'The request could not be read. Send it again.',
  tooLarge: 'This is too large to be sent. Send less at once.',
  wrongType: 'This kind of content is not understood here. Send JSON.',
  noSuchCall: 'There is nothing at this address.',
  slowDown: 'Too many requests. Wait a minute and try again.',
  keyReused: 'This Idempotency-Key was used for something else. Send a new one.',
  databaseAway: 'The database does not answer at the moment. Nothing was saved. Try again in a few seconds.',
  diskFull: 'The disk is full: nothing can be saved until space is made. Reading still works.',
  broken: 'Something went wrong on our side. Nothing was saved. Try again.',
  offline: 'No connection to the hotel server. Check the network and try again.',
}
