import { redirect } from '@tanstack/react-router'
import type { Role } from '#contract/kit/endpoint.ts'
import { Problem } from '#contract/kit/problem.ts'
import { accountQuery, keptAccount, signedInAs } from '#web/auth/auth-queries.ts'
import { homeOf } from '#web/auth/screen-access.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { paths } from '#web/paths.ts'

/** Redirects staff from the root of their area to the screen that they have chosen. */
export const toHomeScreen = async () => {
  throw redirect({ to: homeOf(await queryClient.ensureQueryData(accountQuery)), replace: true })
}

/** Admits accounts of one role. Others are redirected to their own home screen, signed-out users to the sign-in page. */
export const only =
  (role: Role) =>
  async ({ location }: { location: { href: string } }) => {
    const account = await signedIn()
    if (!account) {
      session.keepAddress(location.href)
      throw redirect({ to: paths.login })
    }
    if (account.must_set_up_second_factor) {
      session.keepAddress(location.href)
      throw redirect({ to: paths.secondFactor })
    }
    if (account.role !== role) throw redirect({ to: homeOf(account) })
  }

/** Admits people whose role asks for a second factor that they have not set up. */
export const onlyWithoutSecondFactor = async () => {
  const account = await signedIn()
  if (!account?.must_set_up_second_factor) throw redirect({ to: account ? homeOf(account) : paths.login })
}

/** Admits staff, also without a connection if they were signed in on this device when it had one. */
export const onlyStaffAlsoOffline = async (where: { location: { href: string } }) => {
  try {
    await only('admin')(where)
  } catch (failure) {
    const token = session.token()
    const kept = failure instanceof Problem && token !== null ? keptAccount(token) : undefined
    if (kept?.role !== 'admin') throw failure
    // Old, so that it is read again as soon as the server answers.
    queryClient.setQueryData(accountQuery.queryKey, kept, { updatedAt: 1 })
    return
  }
  void signedInAs().catch(() => undefined)
}

/** Redirects signed-in users away from the sign-in page. */
export const onlySignedOut = async () => {
  const account = await signedIn().catch(() => undefined)
  if (account) throw redirect({ to: homeOf(account) })
}

let joining: Promise<void> | undefined
/** Only once, when the page opens: after signing out here, the session of another tab is not taken over. */
const joined = () => {
  joining ??= session.adoptSession()
  return joining
}

const signedIn = async () => {
  await joined()
  if (session.token() === null) return undefined
  return queryClient.ensureQueryData(accountQuery).catch((failure: unknown) => {
    if (failure instanceof Problem && failure.status === 401) return undefined
    throw failure
  })
}
