import { myProfileEndpoints, myProfileMessages } from '#contract/my-profile/my-profile.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changeMyProfile } from '#server/my-profile/change-my-profile.ts'
import { myProfileOf } from '#server/my-profile/my-profile-of.ts'

export const myProfileRoutes = (api: Api) => {
  api.on(myProfileEndpoints.get, async ({ db, guestId, user }) => ({
    data: await myProfileOf(db, guestId, user.email),
  }))
  api.on(myProfileEndpoints.update, async (call) => {
    const { db, guestId, user } = call
    await changeMyProfile(call, guestId, call.body)
    return { message: myProfileMessages.saved, data: await myProfileOf(db, guestId, user.email) }
  })
}
