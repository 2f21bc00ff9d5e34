import { noticeEndpoints } from '#contract/notices/notice-endpoints.ts'
import { noticeMessages as say } from '#contract/notices/notice-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { countUnread, listNotices, markAllRead, markRead } from '#server/notices/notice-store.ts'

export const noticeRoutes = (api: Api) => {
  api.on(noticeEndpoints.list, async ({ db, user, query }) => {
    const [page, unread] = await Promise.all([
      listNotices(db, user.account_id, query),
      countUnread(db, user.account_id),
    ])
    return { ...page, unread }
  })
  api.on(noticeEndpoints.read, async ({ db, user, body }) => {
    if (body.ids) await markRead(db, user.account_id, body.ids)
    else await markAllRead(db, user.account_id, body.up_to)
    return { message: say.read }
  })
}
