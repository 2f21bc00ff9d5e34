import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Credentials } from '#contract/auth/account.ts'
import { authEndpoints } from '#contract/auth/auth-endpoints.ts'
import { call } from '#web/kit/api.ts'
import { queryClient } from '#web/kit/query-client.ts'
import { session } from '#web/kit/session.ts'

export const accountQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await call(authEndpoints.me, { signal })).data,
  staleTime: 5 * 60_000,
})

export const useAccount = () => useQuery(accountQuery).data

export const signIn = async (body: Credentials) => {
  const { message, data } = await call(authEndpoints.login, { body })
  session.begin(data.token, body.remember)
  queryClient.clear()
  queryClient.setQueryData(accountQuery.queryKey, data.user)
  return { message, user: data.user }
}

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: { email: string }) => call(authEndpoints.forgotPassword, { body }) })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => call(authEndpoints.resetPassword, { body }),
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { current_password: string; password: string }) => call(authEndpoints.changePassword, { body }),
  })
