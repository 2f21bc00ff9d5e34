import { forgetDevices } from '#server/auth/known-device-store.ts'
import { forgetResets } from '#server/auth/password-reset-store.ts'
import { closeAllSessions } from '#server/auth/session-store.ts'
import type { Db } from '#server/db/connect.ts'
import { guestAccountProblems } from '#server/guest-accounts/guest-account-problems.ts'
import {
  disableGuestAccount,
  findAccountOfGuest,
  lockGuestForAccess,
} from '#server/guest-accounts/guest-account-store.ts'
import { dropInvitation } from '#server/guest-accounts/guest-invitation-store.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'

/** Ends a guest's access at once: disables the account and deletes its sessions and links. */
export const withdrawAccess = async (db: Db, slug: string) => {
  const guest = await lockGuestForAccess(db, slug)
  if (!guest) throw guestProblems.missing()
  const hadInvitation = await dropInvitation(db, guest.id)
  const account = await findAccountOfGuest(db, guest.id)
  if (!hadInvitation && !account?.is_active) throw guestAccountProblems.nothingToWithdraw()
  if (!account) return
  await disableGuestAccount(db, account.id)
  await closeAllSessions(db, account.id)
  await forgetDevices(db, account.id)
  await forgetResets(db, account.id)
}
