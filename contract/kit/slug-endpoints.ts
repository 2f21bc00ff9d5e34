import { type Access, endpoint } from '#contract/kit/endpoint.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const Slug = z.string().regex(/^[\w-]{1,40}$/)
export const SlugParams = z.object({ slug: Slug })

interface SlugSchemas<Row, Draft, Edit, Query> {
  noun: string
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
  { noun, row, draft, edit, query }: SlugSchemas<Row, Draft, Edit, Query>,
) => {
  const access: Access = 'admin'
  const bySlug = { path: `${path}/:slug`, access, params: SlugParams }
  return {
    list: endpoint({
      method: 'GET',
      path,
      access,
      summary: `List ${noun.replace(/y$/, 'ie')}s`,
      query,
      reply: pageOf(row),
    }),
    get: endpoint({ ...bySlug, method: 'GET', summary: `Get a ${noun}`, reply: dataOf(row) }),
    save: endpoint({
      method: 'POST',
      path,
      access,
      summary: `Add a ${noun}`,
      body: draft,
      reply: savedReply(row),
      status: 201,
    }),
    update: endpoint({ ...bySlug, method: 'PUT', summary: `Change a ${noun}`, body: edit, reply: savedReply(row) }),
    remove: endpoint({ ...bySlug, method: 'DELETE', summary: `Delete a ${noun}`, reply: Done }),
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
