import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { SlugEndpoints } from '#contract/kit/slug-endpoints.ts'
import type { z } from '#contract/kit/z.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

/** The five hooks of every catalogue. */
export const slugQueries = <
  Row extends z.ZodType,
  Draft extends z.ZodType,
  Edit extends z.ZodType,
  Query extends z.ZodType,
>(
  calls: SlugEndpoints<Row, Draft, Edit, Query>,
) => {
  const { path } = calls.list
  const meta = { changes: topicOf(path) }
  type Rows = Page<z.output<Row>>
  interface Saved {
    message: string
    data: z.output<Row>
  }

  const fetchOne = async (slug: string, signal?: AbortSignal) => {
    const reply = await call(calls.get, { params: { slug }, ...(signal && { signal }) })
    return (reply as { data: z.output<Row> }).data
  }

  return {
    fetchOne,

    useList: (query: Partial<z.output<Query>>) =>
      useQuery({
        queryKey: [path, query],
        queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data as Rows,
        placeholderData: keepPreviousData,
      }),

    useOne: (slug: string | undefined) =>
      useQuery({
        queryKey: [path, 'one', slug],
        queryFn: ({ signal }) => fetchOne(slug ?? '', signal),
        enabled: slug !== undefined,
        // A form is filled from this once. It is always read anew, and not refreshed while the form is open.
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        meta: { noAutoRefresh: true },
      }),

    useSave: () => {
      const once = useActKey()
      return useMutation({
        mutationFn: (body: z.output<Draft>) =>
          once(body, (actKey) => call(calls.save, { body, actKey }) as Promise<Saved>),
        meta,
      })
    },

    useUpdate: () =>
      useMutation({
        mutationFn: ({ slug, body }: { slug: string; body: z.output<Edit> }) =>
          call(calls.update, { params: { slug }, body }) as Promise<Saved>,
        meta,
      }),

    useRemove: () => useMutation({ mutationFn: (slug: string) => call(calls.remove, { params: { slug } }), meta }),
  }
}
