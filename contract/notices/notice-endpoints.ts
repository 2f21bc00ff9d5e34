import { endpoint } from '#contract/kit/endpoint.ts'
import { Done } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import { mostUnread, Notice, NoticeQuery, NoticesRead } from '#contract/notices/notice.ts'

export const noticeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'staff',
    summary: 'What happened in the hotel, newest first, and how much of it you have not read',
    query: NoticeQuery,
    reply: z.object({ data: z.array(Notice), next: z.int().nullable(), unread: z.int().max(mostUnread) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'staff',
    summary: 'Mark notices as read: the given ones, or all',
    body: NoticesRead,
    reply: Done,
    tells: 'self',
  }),
}
