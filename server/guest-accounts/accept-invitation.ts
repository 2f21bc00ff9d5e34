import type { InvitationAnswer } from '#contract/guest-accounts/guest-account.ts'
import { forgetDevices } from '#server/auth/known-device-store.ts'
import { hashPassword } from '#server/auth/password.ts'
import { forgetResets } from '#server/auth/password-reset-store.ts'
import { refuseWeakPassword } from '#server/auth/refuse-weak-password.ts'
import { deleteSecondFactor } from '#server/auth/second-factor/second-factor-store.ts'
import { closeAllSessions, openSession } from '#server/auth/session-store.ts'
import { liftSignInLock } from '#server/auth/sign-in-throttle.ts'
import type { Db } from '#server/db/connect.ts'
import { guestAccountProblems } from '#server/guest-accounts/guest-account-problems.ts'
import {
  findAccountOfGuest,
  insertGuestAccount,
  lockGuestForAccess,
  reopenGuestAccount,
} from '#server/guest-accounts/guest-account-store.ts'
import { findInvited, takeInvitation } from '#server/guest-accounts/guest-invitation-store.ts'
import type { Services } from '#server/kit/services.ts'

export const mustFindInvited = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string) => {
  const invited = await findInvited(db, clock.now(), token)
  if (!invited) throw guestAccountProblems.linkUsed()
  return invited
}

/** Creates the guest's account with the email that the link was sent to, or opens an old one again, and signs in. */
export const acceptInvitation = async (
  given: Pick<Services, 'db' | 'clock'> & { userAgent: string },
  { token, password }: InvitationAnswer,
) => {
  const { db, clock } = given
  const { id, slug, name, email } = await mustFindInvited(given, token)
  await refuseWeakPassword(db, password, { name, email })
  // Locks the guest first and then the link, like inviting and withdrawing.
  await lockGuestForAccess(db, slug)
  if (!(await takeInvitation(db, token))) throw guestAccountProblems.linkUsed()
  const accountId = await openAccount(db, { id, name }, { email, password_hash: await hashPassword(password) })
  await liftSignInLock(db, email)
  const session = await openSession(db, clock.now(), accountId, false, given.userAgent)
  const kind = { role: 'candidate' as const, home_screen: 'dashboard' as const, role_name: null }
  return { token: session, user: { name, email, ...kind, must_set_up_second_factor: false, permissions: {} } }
}

const openAccount = async (
  db: Db,
  guest: { id: number; name: string },
  signIn: { email: string; password_hash: string },
) => {
  const account = await findAccountOfGuest(db, guest.id)
  if (!account) return insertGuestAccount(db, guest, signIn)
  await closeAllSessions(db, account.id)
  await forgetDevices(db, account.id)
  await forgetResets(db, account.id)
  // The link came to the guest's mailbox, and a phone of the past must not be asked for.
  await deleteSecondFactor(db, account.id)
  await reopenGuestAccount(db, account.id, signIn)
  return account.id
}
