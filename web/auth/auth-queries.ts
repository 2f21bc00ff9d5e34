import { queryOptions, useQuery } from '@tanstack/react-query'
import { Account, type Credentials, type HomeScreen } from '#contract/auth/account.ts'
import { accountMessages } from '#contract/auth/account-messages.ts'
import { authEndpoints } from '#contract/auth/auth-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { knownDevice } from '#web/kit/api/known-device.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { useAct, useWrite } from '#web/kit/api/use-write.ts'

export const accountQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await call(authEndpoints.me, { signal })).data,
  staleTime: 5 * 60_000,
})

export const useAccount = () => useQuery(accountQuery).data

const keptName = 'account'

/** The account of a token as it was when it was asked for; for use without a connection. */
export const keptAccount = (token: string) => Account.safeParse(session.kept(keptName, token)).data

/** The current token with its account, which is asked for once. Undefined if nobody is signed in. */
export const signedInAs = async () => {
  const token = session.token()
  if (token === null) return undefined
  const kept = keptAccount(token)
  if (kept) return { token, account: kept }
  // With this very token: someone else may sign in while the answer is on its way.
  const { data } = await call(authEndpoints.me, { token })
  session.keep(keptName, token, data)
  return { token, account: data }
}

export const signIn = async (typed: Omit<Credentials, 'device'>) => {
  const { message, data } = await call(authEndpoints.login, { body: { ...typed, device: knownDevice.token() } })
  session.begin(data.token, typed.remember)
  knownDevice.keep(data.device)
  queryClient.clear()
  queryClient.setQueryData(accountQuery.queryKey, data.user)
  return { message, user: data.user }
}

export const useSetHomeScreen = () =>
  useAct(
    authEndpoints.setHomeScreen,
    (home_screen: HomeScreen) => ({ body: { home_screen } }),
    accountMessages.homeScreenFailed,
  )

export const useForgotPassword = () =>
  useWrite(authEndpoints.forgotPassword, ({ email }: { email: string }) => ({
    body: { email, device: knownDevice.token() },
  }))

export const useResetPassword = () =>
  useWrite(authEndpoints.resetPassword, (body: { token: string; password: string }) => ({ body }))

export const useChangePassword = () =>
  useWrite(authEndpoints.changePassword, (typed: { current_password: string; password: string }) => ({
    body: { ...typed, device: knownDevice.token() },
  }))
