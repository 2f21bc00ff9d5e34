import { counted } from '#contract/kit/counted.ts'

export const secondFactorMessages = {
  codeNeeded: 'Enter the code from your authenticator app.',
  wrongCode: 'This code is wrong or was used before. Enter the newest code of your authenticator app.',
  passwordNeeded: 'You signed in some time ago. Enter your password to go on.',
  notStarted: 'The set-up was not started, or is too old. Start it again.',
  alreadySetUp: 'You have a second factor already. Turn it off first to set up another one.',
  notSetUp: 'You have no second factor. Set it up first.',
  started: 'Scan the QR code with your authenticator app.',
  setUp: 'Your second factor is set up. Other devices are signed out.',
  newCodes: 'You have new recovery codes. The old ones no longer work.',
  turnedOff: 'Your second factor is turned off.',
  turnedOffButNeeded: 'Your second factor is turned off. Your role asks for one: set it up again now.',
  signedInWithRecoveryCode: (left: number) =>
    left === 0
      ? 'You have signed in with your last recovery code. Make new ones in the account menu.'
      : `You have signed in with a recovery code. ${counted(left, 'code is', 'codes are')} left.`,
  reset: (name: string) => `The second factor of ${name} is reset, and ${name} is signed out everywhere.`,
  resetOwn: 'Turn off your own second factor in the account menu.',
  hasNone: 'This person has no second factor.',
  title: 'Second factor',
  setUpTitle: 'Set up your second factor',
  setUpText: 'Your role asks for a second factor. Set it up now; nothing else opens before.',
  why: 'With a second factor, a password alone signs nobody in: a code from an app on your phone is asked for, too.',
  step1: 'Open an authenticator app on your phone, such as Google Authenticator, Aegis or 2FAS, and scan this code.',
  byHand: 'Or enter this key in the app:',
  step2: 'Then enter the six digits that the app shows.',
  codeLabel: 'Code',
  codeHint: 'Six digits of the app, or a recovery code',
  recoveryTitle: 'Recovery codes',
  recoveryText:
    'Without your phone, each of these codes signs you in once. Download them as a text to print, or copy them to a safe place: they are not shown again.',
  recoveryFile: 'recovery-codes.txt',
  recoveryFileText: (codes: string[]) =>
    `Recovery codes\n\nEach code signs you in once, without your phone.\n\n${codes.join('\n')}\n`,
  onSince: (day: string) => `On since ${day}.`,
  recoveryLeft: (left: number) => `${counted(left, 'recovery code is', 'recovery codes are')} left.`,
  loadFailed: 'Failed to load the second factor',
  startFailed: 'The set-up could not be started. Please try again.',
  confirmFailed: 'The code could not be checked. Please try again.',
  codesFailed: 'New recovery codes could not be made. Please try again.',
  turnOffFailed: 'The second factor could not be turned off. Please try again.',
  resetFailed: 'The second factor could not be reset. Please try again.',
}
