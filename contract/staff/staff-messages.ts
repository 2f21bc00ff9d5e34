import { deliverySentence, type MailDelivery } from '#contract/kit/mail-delivery.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

const passItOn = 'Copy the link and give it to this person. It sets a new password once, within 1 hour.'

export const staffMessages = {
  saved: (delivery: MailDelivery) =>
    `Account added. ${deliverySentence(
      delivery,
      'A link to set the password is on its way by email; it works once, within 1 hour.',
      passItOn,
    )}`,
  updated: 'Account updated successfully',
  disabled: 'Account disabled. It is signed out everywhere.',
  enabled: 'Account enabled. It can sign in again.',
  linkSent: (delivery: MailDelivery) =>
    deliverySentence(
      delivery,
      'A link to set a new password is on its way by email. It works once, within 1 hour.',
      passItOn,
    ),
  passwordMade: 'A new password is set and all devices of this account are signed out. It is shown only once.',
  missing: 'This account no longer exists. Refresh the list.',
  changedMeanwhile: changedMeanwhile('this account'),
  lastOwner: 'This is the last owner who has signed in. Make another account an owner and sign in with it first.',
  roleMissing: 'This role no longer exists. Choose another one.',
  isDisabled: 'This account is disabled. Enable it first.',
  nameRequired: 'Name is required',
  emailTaken: 'An account with this email already exists',
  listFailed: 'Failed to load staff accounts',
  saveFailed: 'Failed to save the account',
  linkFailed: 'The link could not be sent. Please try again.',
  passwordFailed: 'The password could not be set. Please try again.',
}
