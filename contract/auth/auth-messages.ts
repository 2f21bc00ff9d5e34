export const authMessages = {
  welcomeTitle: 'Welcome',
  failedTitle: 'Login Failed',
  signedIn: 'Login successful!',
  sessionEnded:
    'You were signed out: your session has ended, or it was signed out on another device. After signing in, the page that was open opens again.',
  wrongCredentials: 'Login failed. Please check your credentials.',
  codeHint: 'Six digits of your authenticator app, or a recovery code',
  fillBoth: 'Please enter both email and password',
  linkUsed: 'This link was used before or is too old. Ask for a new one.',
  passwordReset: 'Your password is set. Sign in with it now.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  askFailed: 'The link could not be sent. Please try again.',
  resetFailed: 'Your password could not be set. Please try again.',
  changeFailed: 'Your password could not be changed. Please try again.',
}
