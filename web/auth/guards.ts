import { redirect } from '@tanstack/react-router'
import type { Role } from '#contract/kit/endpoint.ts'
import { Problem } from '#contract/kit/problem.ts'
import { accountQuery } from '#web/auth/auth-queries.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { paths } from '#web/paths.ts'

export const homeOf = { admin: paths.dashboard, candidate: paths.candidateDashboard } as const

/** Lets only accounts of one kind in; the others go to their own dashboard, strangers to the sign-in. */
export const only =
  (role: Role) =>
  async ({ location }: { location: { href: string } }) => {
    const account = await signedIn()
    if (!account) {
      session.keepAddress(location.href)
      throw redirect({ to: paths.login })
    }
    if (account.role !== role) throw redirect({ to: homeOf[account.role] })
  }

/** Who is signed in already has no business at the sign-in. */
export const onlyStrangers = async () => {
  const account = await signedIn().catch(() => undefined)
  if (account) throw redirect({ to: homeOf[account.role] })
}

let joining: Promise<void> | undefined
/** Asked once, when the page opens: a person who signs out here is not signed in again from another tab. */
const joined = () => {
  joining ??= session.joinOthers()
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
