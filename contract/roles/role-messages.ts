import { counted } from '#contract/kit/counted.ts'
import { type Granted, limitText, type Permission, permissionLabel } from '#contract/kit/permission.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

/** What a person has of a permission that another role has more of. */
const ownLimit = (name: Permission, own: Granted) => {
  const limit = own[name]
  return typeof limit === 'number' ? ` above ${limitText(name, limit)}` : ''
}

/** `“See guests”, “Give discounts” above 10 % and 3 more` */
const listed = (names: Permission[], own: Granted) => {
  const labels = names.slice(0, 3).map((name) => `“${permissionLabel(name)}”${ownLimit(name, own)}`)
  return names.length > 3 ? `${labels.join(', ')} and ${names.length - 3} more` : labels.join(', ')
}

export const roleMessages = {
  saved: 'Role saved successfully',
  updated: 'Role updated successfully. It takes effect at once.',
  removed: 'Role deleted successfully',
  missing: 'This role no longer exists. Refresh the list.',
  changedMeanwhile: changedMeanwhile('this role'),
  nameTaken: 'A role with this name already exists',
  ownerIsFixed:
    'The role of the owners always has every permission. Its name and its permissions can’t be changed, and it can’t be deleted.',
  ownSecondFactor: 'Your own role asks for a second factor. Only an owner can lift that.',
  inUse: (accounts: number) =>
    `${counted(accounts, 'staff account has', 'staff accounts have')} this role, disabled ones included. Give them another role first, then delete it.`,
  beyondOwn: (names: Permission[], own: Granted) =>
    `You can only give permissions that you have yourself, up to your own limits. Your role does not cover ${listed(names, own)}. Ask an owner.`,
  roleBeyondOwn: (names: Permission[], own: Granted) =>
    `This role allows more than yours: ${listed(names, own)}. Ask an owner to change it, or the accounts that have it.`,
  chosenTwice: 'A permission can be chosen only once',
  percent: 'Enter a whole number from 0 to 100',
  secondFactor: 'Sign in with a second factor',
  secondFactorHint:
    'Besides the password, a code from an app on the phone is asked for. Who has not set it up is led to it at the next click.',
  nothingTitle: 'No permissions',
  nothingText: 'Nobody with this role can see or do anything. Save it anyway?',
  removeTitle: 'Delete role',
  includedIn: (label: string) => `Included in “${label}”`,
  notYours: 'Your own role does not include this',
  limitLabel: (label: string) => `Limit: ${label}`,
  noLimit: 'No limit',
  listFailed: 'Failed to load the roles',
  loadFailed: 'Failed to load the role',
  saveFailed: 'Failed to save the role',
  removeFailed: 'The role could not be deleted. Please try again.',
}
