import type { Credentials } from '#contract/auth/account.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { findAccountByEmail } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { grantedBy } from '#server/auth/granted.ts'
import { isKnownDevice, rememberDevice } from '#server/auth/known-device-store.ts'
import { isPassword } from '#server/auth/password.ts'
import { passSecondFactor } from '#server/auth/second-factor/accept-code.ts'
import { secondFactorProblems } from '#server/auth/second-factor/second-factor-problems.ts'
import { getSecondFactor, getSecret } from '#server/auth/second-factor/second-factor-store.ts'
import { openSession } from '#server/auth/session-store.ts'
import { type Limits, throttled } from '#server/auth/sign-in-throttle.ts'
import type { Call } from '#server/kit/http/call.ts'
import type { Services } from '#server/kit/services.ts'

/** After so many wrong passwords or codes the next tries are refused for some minutes. */
const signInLimits: Limits = {
  perDevice: { tries: 10, minutes: 15 },
  perNetwork: { tries: 50, minutes: 15 },
  perAccountAndNetwork: { tries: 5, minutes: 15 },
  perAccount: { tries: 100, minutes: 60 },
}

export const signIn = async (
  { db, clock }: Services,
  { address, userAgent }: Pick<Call<Endpoint>, 'address' | 'userAgent'>,
  { email, password, remember, device, code }: Credentials,
) => {
  const now = clock.now()
  const account = await findAccountByEmail(db, email)
  const isKnown = await isKnownDevice(db, account?.id ?? 0, device)
  const wanted = { email, address, knownDevice: isKnown ? device : '' }
  const { succeeded, takeBack } = await throttled(db, now, 'sign-in', wanted, signInLimits)
  const isRight = await isPassword(account?.password_hash, password)
  if (!account || !isRight) throw authProblems.wrongCredentials()
  if (code === '' && (await getSecret(db, account.id)) !== undefined) {
    // Not a success either, which would give somebody who knows the password new tries of the code.
    await takeBack()
    throw secondFactorProblems.codeNeeded()
  }
  const factor = await passSecondFactor(db, now, account.id, code, 401)
  await succeeded()
  const { name, role, home_screen, role_name, is_owner, must_set_up_second_factor } = account
  const permissions = grantedBy(is_owner === true, account.permissions)
  return {
    /** Said after a sign-in with a recovery code. */
    codesLeft: factor === 'recovery' ? (await getSecondFactor(db, account.id)).recovery_codes_left : undefined,
    token: await openSession(db, now, account.id, remember, userAgent),
    user: { name, email: account.email, role, home_screen, role_name, must_set_up_second_factor, permissions },
    device: await rememberDevice(db, now, account.id, device),
  }
}
