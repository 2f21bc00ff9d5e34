import { Account } from '#contract/auth/account.ts'
import { GuestAccount, InvitationAnswer, InvitationToken } from '#contract/guest-accounts/guest-account.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { mailedReply } from '#contract/kit/mail-delivery.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

const ofGuest = { path: '/guests/:slug/account', params: SlugParams }

export const guestAccountEndpoints = {
  get: endpoint({
    ...ofGuest,
    method: 'GET',
    access: 'guests.view',
    summary: 'Whether a guest was invited to the guest area or has an account',
    reply: dataOf(GuestAccount),
  }),
  invite: endpoint({
    ...ofGuest,
    method: 'POST',
    path: '/guests/:slug/invite',
    access: 'guests.change',
    summary: 'Mail a guest a one-time link to the guest area; replaces the one before',
    reply: savedReply(GuestAccount).extend(mailedReply),
    shownOnce: 'link',
  }),
  withdraw: endpoint({
    ...ofGuest,
    method: 'DELETE',
    access: 'guests.change',
    summary: "Withdraw a guest's access: the account is disabled and signed out, a link stops working",
    reply: savedReply(GuestAccount),
  }),
  // Both are POSTs, so that the token is in no address and in no log.
  look: endpoint({
    method: 'POST',
    path: '/invitation',
    access: 'public',
    summary: 'Whom an invitation is for',
    body: InvitationToken,
    reply: dataOf(z.object({ name: z.string(), email: z.string() })),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitation/accept',
    access: 'public',
    summary: 'Set a password with the link of an invitation, and sign in',
    body: InvitationAnswer,
    reply: savedReply(z.object({ token: z.string(), user: Account })),
  }),
}
