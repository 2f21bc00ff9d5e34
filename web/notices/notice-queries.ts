import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { z } from '#contract/kit/z.ts'
import type { Notice, NoticesRead } from '#contract/notices/notice.ts'
import { noticeEndpoints as calls } from '#contract/notices/notice-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

type Pages = InfiniteData<z.output<typeof calls.list.reply>, number | undefined>

const queryKey = [calls.list.path]

export const useNotices = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call(calls.list, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 30_000,
  })

/** Drops the earlier pages: every new notice would read all of them again. */
export const useForgetEarlier = () => {
  const client = useQueryClient()
  return () =>
    client.setQueryData<Pages>(
      queryKey,
      (found) => found && { pages: found.pages.slice(0, 1), pageParams: found.pageParams.slice(0, 1) },
    )
}

/** Shown as read at once, then as the server replies. */
export const useMarkRead = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NoticesRead) => call(calls.read, { body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Pages>(queryKey, (found) => found && withRead(found, body))
    },
    meta: { changes: topicOf(calls.list.path), readAgainWhenRefused: true },
  })
}

const withRead = (found: Pages, { ids }: NoticesRead): Pages => {
  const isMeant = (notice: Notice) => !notice.is_read && (ids?.includes(notice.id) ?? true)
  const count = found.pages.flatMap(({ data }) => data.filter(isMeant)).length
  return {
    ...found,
    pages: found.pages.map((page) => ({
      ...page,
      unread: ids ? Math.max(0, page.unread - count) : 0,
      data: page.data.map((notice) => (isMeant(notice) ? { ...notice, is_read: true } : notice)),
    })),
  }
}
