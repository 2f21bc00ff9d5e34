import { deliverySentence, type MailDelivery } from '#contract/kit/mail-delivery.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

const passItOn = 'Copy the link and give it to this person. It sets a new password once, within 1 hour.'

export const staffMessages = {
  saved: (delivery: MailDelivery) =>
    `Account added. ${deliverySentence(
      delivery,
      'A link to set the password is being mailed; it works once, within 1 hour.',
      passItOn,
    )}`,
  updated: 'Account updated successfully',
  disabled: 'Account disabled. It is signed out everywhere.',
  enabled: 'Account enabled. It can sign in again.',
  linkSent: (delivery: MailDelivery) =>
    deliverySentence(delivery, 'A link to set a new password is being mailed. It works once, within 1 hour.', passItOn),
  passwordMade: 'A new password is set, and every device of this account is signed out. It is shown only now.',
  missing: 'This account no longer exists. Load the list again.',
  changedMeanwhile: changedMeanwhile('this account'),
  lastAdmin:
    'This is the last active account of the staff that somebody has signed in with. Sign in with another one first.',
  isDisabled: 'This account is disabled. Enable it first.',
  nameRequired: 'Name is required',
  emailTaken: 'An account with this email already exists',
  listFailed: 'Failed to load staff accounts',
  saveFailed: 'Failed to save the account',
  linkFailed: 'The link could not be sent. Please try again.',
  passwordFailed: 'The password could not be set. Please try again.',
}
