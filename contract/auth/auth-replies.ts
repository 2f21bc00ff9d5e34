/** Sentences that only the server's replies have: the first page of the browser does not load them. */
export const authReplies = {
  signedOut: 'You are signed out.',
  tooManyTries: (minutes: number) =>
    `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  linkSent:
    'If this account exists, a link to set a new password is on its way by email. It works once, within 1 hour.',
  linkNotSent:
    'No email was sent, because no mail server is set up (SMTP_URL). Ask at the front desk for a link to set a new password.',
  emailTaken: 'An account with this email already exists',
  wrongPassword: 'This is not your current password.',
  passwordCommon: 'This password is too common. Choose another, such as four unrelated words.',
  passwordRepeats:
    'This password repeats itself or follows the keyboard. Choose another, such as four unrelated words.',
  passwordOwnName:
    'This password is made of your name, your email or the name of the hotel. Choose another, such as four unrelated words.',
}
