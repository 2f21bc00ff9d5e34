import { endpoint } from '#contract/kit/endpoint.ts'
import { pageOf } from '#contract/kit/paging.ts'
import type { Permission } from '#contract/kit/permission.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const Slug = z.string().regex(/^[\w-]{1,40}$/)
export const SlugParams = z.object({ slug: Slug })

interface SlugSchemas<Row, Draft, Edit, Query> {
  noun: string
  access: { view: Permission; change: Permission }
  row: Row
  draft: Draft
  /** The draft with the version it was made from. */
  edit: Edit
  query: Query
}

/** The five calls that every catalogue has. */
export const slugEndpoints = <
  Row extends z.ZodType,
  Draft extends z.ZodType,
  Edit extends z.ZodType,
  Query extends z.ZodType,
>(
  path: string,
  { noun, access, row, draft, edit, query }: SlugSchemas<Row, Draft, Edit, Query>,
) => {
  const bySlug = { path: `${path}/:slug`, params: SlugParams }
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: access.view,
      summary: `List ${noun.replace(/y$/, 'ie')}s`,
      query,
      reply: pageOf(row),
    }),
    get: endpoint({ ...bySlug, method: 'GET', access: access.view, summary: `Get a ${noun}`, reply: dataOf(row) }),
    save: endpoint({
      method: 'POST',
      path,
      access: access.change,
      summary: `Add a ${noun}`,
      body: draft,
      reply: savedReply(row),
      status: 201,
    }),
    update: endpoint({
      ...bySlug,
      method: 'PUT',
      access: access.change,
      summary: `Change a ${noun}`,
      body: edit,
      reply: savedReply(row),
    }),
    remove: endpoint({ ...bySlug, method: 'DELETE', access: access.change, summary: `Delete a ${noun}`, reply: Done }),
  }
}

export type SlugEndpoints<
  Row extends z.ZodType,
  Draft extends z.ZodType,
  Edit extends z.ZodType,
  Query extends z.ZodType,
> = ReturnType<typeof slugEndpoints<Row, Draft, Edit, Query>>

/** The sentences that every catalogue says. */
export interface SlugMessages {
  saved: string
  updated: string
  removed: string
  missing: string
  /** Another person, by name, has changed the record since it was read. */
  changedMeanwhile: (who: string) => string
}
