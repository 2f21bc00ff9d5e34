import { guestAccountEndpoints } from '#contract/guest-accounts/guest-account-endpoints.ts'
import { guestAccountMessages as say } from '#contract/guest-accounts/guest-account-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { acceptInvitation, mustFindInvited } from '#server/guest-accounts/accept-invitation.ts'
import { getGuestAccount } from '#server/guest-accounts/guest-account-store.ts'
import { inviteGuest } from '#server/guest-accounts/invite-guest.ts'
import { withdrawAccess } from '#server/guest-accounts/withdraw-access.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import type { Api } from '#server/kit/http/http.ts'

const mustGet = async (db: Db, slug: string) => {
  const account = await getGuestAccount(db, slug)
  if (!account) throw guestProblems.missing()
  return account
}

export const guestAccountRoutes = (api: Api) => {
  api.on(guestAccountEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(guestAccountEndpoints.invite, async (call) => {
    const { email, ...sent } = await inviteGuest(call, call.params.slug)
    return { message: say.invited(sent.delivery, email), data: await mustGet(call.db, call.params.slug), ...sent }
  })
  api.on(guestAccountEndpoints.withdraw, async ({ db, params }) => {
    await withdrawAccess(db, params.slug)
    return { message: say.withdrawn, data: await mustGet(db, params.slug) }
  })
  api.on(guestAccountEndpoints.look, async (call) => {
    const { name, email } = await mustFindInvited(call, call.body.token)
    return { data: { name, email } }
  })
  api.on(guestAccountEndpoints.accept, async (call) => ({
    message: say.welcome,
    data: await acceptInvitation(call, call.body),
  }))
}
