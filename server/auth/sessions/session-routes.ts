import { sessionEndpoints as calls, sessionMessages as say } from '#contract/auth/sessions/session.ts'
import { Problem } from '#contract/kit/problem.ts'
import { closeOtherSessions, closeSessionById, listSessions } from '#server/auth/session-store.ts'
import { deviceName } from '#server/auth/sessions/device-name.ts'
import type { Api } from '#server/kit/http/http.ts'

export const sessionRoutes = (api: Api) => {
  api.on(calls.list, async ({ db, clock, user, token }) => {
    const sessions = await listSessions(db, clock.now(), user.account_id, token)
    return { data: sessions.map(({ user_agent, ...session }) => ({ ...session, device: deviceName(user_agent) })) }
  })
  api.on(calls.close, async ({ db, user, params }) => {
    const { numDeletedRows } = await closeSessionById(db, user.account_id, params.id)
    if (numDeletedRows === 0n) throw new Problem(404, 'not_found', say.missing)
    return { message: say.closed }
  })
  api.on(calls.closeOthers, async ({ db, user, token }) => {
    await closeOtherSessions(db, user.account_id, token)
    return { message: say.othersClosed }
  })
}
