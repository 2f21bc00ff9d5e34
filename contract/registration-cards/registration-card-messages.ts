export const registrationCardMessages = {
  signed: (name: string) => `Signed by ${name}`,
  signatureMissing: 'Sign in the field first.',
  signatureEmpty: 'The signature is empty. Sign in the field, then save it.',
  tooLarge: 'The signature is too large. Clear it and sign again.',
  wrongType: 'The signature must be a PNG image.',
  consentMissing: 'The guest must agree to the house rules and the privacy notice.',
  signerMissing: 'Choose who signs: one of the people in this room.',
  lineMissing: 'Choose a room of this booking.',
  signedMeanwhile: (name: string) =>
    `${name} has signed the card of this room meanwhile. Look at it, then sign again if it must be replaced.`,
  ended: 'This booking was cancelled or nobody came, so there is nothing to sign.',
  missing: 'This registration card no longer exists. Reload the page.',
  listFailed: 'Failed to load the registration cards',
  printFailed: 'Failed to print the registration card.',
  signFailed: 'Failed to save the signature',
}
