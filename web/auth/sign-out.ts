import { authEndpoints } from '#contract/auth/auth-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { drafts } from '#web/kit/form/drafts.ts'

/** Signs this browser out, also when the server cannot be reached. */
export const signOut = async () => {
  await call(authEndpoints.logout).catch(() => undefined)
  session.end()
  drafts.dropAll()
  queryClient.clear()
}
