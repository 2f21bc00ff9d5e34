import { useQuery } from '@tanstack/react-query'
import type { InvitationAnswer } from '#contract/guest-accounts/guest-account.ts'
import { guestAccountEndpoints as calls } from '#contract/guest-accounts/guest-account-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useGuestAccount = (slug: string) =>
  useQuery({
    queryKey: [calls.get.path, slug],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, signal })).data,
  })

const bySlug = (slug: string) => ({ params: { slug } })

export const useInviteGuest = () => useWrite(calls.invite, bySlug)

export const useWithdrawAccess = () => useWrite(calls.withdraw, bySlug)

/** The guest of the invitation. It is read once: an expired link stays expired. */
export const useInvited = (token: string) =>
  useQuery({
    queryKey: [calls.look.path, token],
    queryFn: async ({ signal }) => (await call(calls.look, { body: { token }, signal })).data,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const acceptInvitation = (body: InvitationAnswer) => call(calls.accept, { body })
