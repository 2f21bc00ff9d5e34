import { deliverySentence, type MailDelivery } from '#contract/kit/mail-delivery.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export const guestAccountMessages = {
  invited: (delivery: MailDelivery, email: string) =>
    deliverySentence(
      delivery,
      `An invitation is on its way to ${email}. The link works once, within 7 days.`,
      'Copy the link and give it to the guest. It works once, within 7 days.',
    ),
  withdrawn: 'Access to the guest area is withdrawn. The guest is signed out everywhere.',
  welcome: 'Welcome! Your account is ready.',

  noEmail: 'This guest has no email. Add one with Edit, then send the invitation.',
  ofStaff: 'This email belongs to an account of the staff. Give the guest another email, then send the invitation.',
  ofAnotherGuest:
    'Another guest signs in with this email already. Give this guest an email of their own, then send the invitation.',
  hasAccount:
    'This guest has an account already. To set a new password, use "I forgot my password" on the sign-in page.',
  nothingToWithdraw: 'This guest has neither an account nor an invitation.',
  linkUsed: 'This invitation was used before, was replaced or is too old. Ask the hotel for a new one.',

  none: 'Not invited',
  invitedOn: (day: CalendarDate, email: string) => `Invited on ${formatDay(day)}, to ${email}`,
  expiredOn: (day: CalendarDate) => `The invitation expired on ${formatDay(day)}`,
  active: (email: string) => `Has an account, signs in with ${email}`,
  disabled: 'Access withdrawn',
  otherEmail: (email: string) =>
    `The guest's email is now ${email}. Invite again, and the account moves there once the link is used.`,

  loadFailed: 'Failed to load the account of the guest',
  inviteFailed: 'The invitation could not be sent. Please try again.',
  withdrawFailed: 'Access could not be withdrawn. Please try again.',
  acceptFailed: 'Your account could not be set up. Please try again.',
}
