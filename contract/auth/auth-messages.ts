export const authMessages = {
  welcomeTitle: 'Welcome',
  failedTitle: 'Login Failed',
  signedIn: 'Login successful!',
  sessionEnded:
    'You were signed out: your session has ended, or it was signed out on another device. After signing in, the page that was open opens again.',
  signedOut: 'You are signed out.',
  wrongCredentials: 'Login failed. Please check your credentials.',
  codeHint: 'Six digits of your authenticator app, or a recovery code',
  fillBoth: 'Please enter both email and password',
  tooManyTries: (minutes: number) =>
    `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  linkSent:
    'If this account exists, a link to set a new password is on its way by email. It works once, within 1 hour.',
  linkNotSent:
    'No email was sent, because no mail server is set up (SMTP_URL). Ask at the front desk for a link to set a new password.',
  linkUsed: 'This link was used before or is too old. Ask for a new one.',
  passwordReset: 'Your password is set. Sign in with it now.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  emailTaken: 'An account with this email already exists',
  wrongPassword: 'This is not your current password.',
  passwordCommon: 'This password is too common. Choose another, such as four unrelated words.',
  passwordRepeats:
    'This password repeats itself or follows the keyboard. Choose another, such as four unrelated words.',
  passwordOwnName:
    'This password is made of your name, your email or the name of the hotel. Choose another, such as four unrelated words.',
  askFailed: 'The link could not be sent. Please try again.',
  resetFailed: 'Your password could not be set. Please try again.',
  changeFailed: 'Your password could not be changed. Please try again.',
}
