import type { Page } from '#contract/kit/paging.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { SlugEndpoints, SlugMessages } from '#contract/kit/slug-endpoints.ts'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http.ts'

/** What a catalogue's store offers; a slug that isn't there is answered with `undefined` or `false`. */
export interface SlugStore<Row, Draft, Query> {
  list(db: Db, query: Query): Promise<Page<Row>>
  get(db: Db, slug: string): Promise<Row | undefined>
  save(db: Db, draft: Draft): Promise<string>
  update(db: Db, slug: string, draft: Draft): Promise<boolean>
  remove(db: Db, slug: string): Promise<boolean>
}

/** The route bodies that every catalogue shares. One that wants an `if` in here writes its own routes instead. */
export const slugRoutes =
  <Row extends z.ZodType, Draft extends z.ZodType, Query extends z.ZodType>(
    calls: SlugEndpoints<Row, Draft, Query>,
    store: SlugStore<z.output<Row>, z.output<Draft>, z.output<Query>>,
    say: SlugMessages,
  ) =>
  (api: Api) => {
    const missing = () => new Problem(404, 'not_found', say.missing)
    const mustGet = async (db: Db, slug: string) => {
      const row = await store.get(db, slug)
      if (row === undefined) throw missing()
      return row
    }
    api.on(calls.list, async ({ db, query }) => ({ data: await store.list(db, query) }))
    api.on(calls.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
    api.on(calls.save, async ({ db, body }) => ({
      message: say.saved,
      data: await mustGet(db, await store.save(db, body)),
    }))
    api.on(calls.update, async ({ db, params, body }) => {
      if (!(await store.update(db, params.slug, body))) throw missing()
      return { message: say.updated, data: await mustGet(db, params.slug) }
    })
    api.on(calls.remove, async ({ db, params }) => {
      if (!(await store.remove(db, params.slug))) throw missing()
      return { message: say.removed }
    })
  }
