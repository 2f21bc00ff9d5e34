import type { Credentials } from '#contract/auth/account.ts'
import { findAccountByEmail } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { grantedBy } from '#server/auth/granted.ts'
import { isKnownDevice, rememberDevice } from '#server/auth/known-device-store.ts'
import { isPassword } from '#server/auth/password.ts'
import { openSession } from '#server/auth/session-store.ts'
import { type Limits, throttled } from '#server/auth/sign-in-throttle.ts'
import type { Services } from '#server/kit/services.ts'

/** After so many wrong passwords the next tries are refused for some minutes. */
export const signInLimits: Limits = {
  perDevice: { tries: 10, minutes: 15 },
  perNetwork: { tries: 50, minutes: 15 },
  perAccountAndNetwork: { tries: 5, minutes: 15 },
  perAccount: { tries: 100, minutes: 60 },
}

export const signIn = async (
  { db, clock }: Services,
  address: string,
  { email, password, remember, device }: Credentials,
) => {
  const account = await findAccountByEmail(db, email)
  const isKnown = await isKnownDevice(db, account?.id ?? 0, device)
  const wanted = { email, address, knownDevice: isKnown ? device : '' }
  const { succeeded } = await throttled(db, clock.now(), 'sign-in', wanted, signInLimits)
  const isRight = await isPassword(account?.password_hash, password)
  if (!account || !isRight) throw authProblems.wrongCredentials()
  await succeeded()
  const { name, role, home_screen, role_name, is_owner } = account
  const permissions = grantedBy(is_owner === true, account.permissions)
  return {
    token: await openSession(db, clock.now(), account.id, remember),
    user: { name, email: account.email, role, home_screen, role_name, permissions },
    device: await rememberDevice(db, clock.now(), account.id, device),
  }
}
