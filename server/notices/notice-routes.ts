import { noticeKindsFor } from '#contract/notices/notice.ts'
import { noticeEndpoints } from '#contract/notices/notice-endpoints.ts'
import { noticeMessages as say } from '#contract/notices/notice-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { countUnread, listNotices, markAllRead, markRead } from '#server/notices/notice-store.ts'

export const noticeRoutes = (api: Api) => {
  api.on(noticeEndpoints.list, async ({ db, user, query }) => {
    const reader = { id: user.account_id, kinds: noticeKindsFor(user.granted) }
    const [page, unread] = await Promise.all([listNotices(db, reader, query), countUnread(db, reader)])
    return { ...page, unread }
  })
  api.on(noticeEndpoints.read, async ({ db, user, body }) => {
    if (body.ids) await markRead(db, user.account_id, body.ids)
    else await markAllRead(db, user.account_id, body.up_to)
    return { message: say.read }
  })
}
