import { useMutation, useQuery } from '@tanstack/react-query'
import type { InvitationAnswer } from '#contract/guest-accounts/guest-account.ts'
import { guestAccountEndpoints as calls } from '#contract/guest-accounts/guest-account-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

export const useGuestAccount = (slug: string) =>
  useQuery({
    queryKey: [calls.get.path, slug],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, signal })).data,
  })

export const useInviteGuest = () =>
  useMutation({ mutationFn: (slug: string) => call(calls.invite, { params: { slug } }) })

export const useWithdrawAccess = () =>
  useMutation({ mutationFn: (slug: string) => call(calls.withdraw, { params: { slug } }) })

/** Whom the invitation is for. A link is looked at once: it does not come back to life. */
export const useInvited = (token: string) =>
  useQuery({
    queryKey: [calls.look.path, token],
    queryFn: async ({ signal }) => (await call(calls.look, { body: { token }, signal })).data,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const acceptInvitation = (body: InvitationAnswer) => call(calls.accept, { body })
