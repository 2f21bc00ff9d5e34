import type { Page } from '#contract/kit/paging.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { SlugEndpoints, SlugMessages } from '#contract/kit/slug-endpoints.ts'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

/** The store of a catalogue. For an unknown slug its functions return `undefined` or `false`. */
export interface SlugStore<Row, Draft, Edit, Query> {
  /** The name of the entity in the audit trail. */
  entity: string
  list(db: Db, query: Query): Promise<Page<Row>>
  get(db: Db, slug: string): Promise<Row | undefined>
  save(db: Db, draft: Draft): Promise<string>
  /** Updates the row if it still has the version of the edit; `false` otherwise. */
  update(db: Db, slug: string, edit: Edit): Promise<boolean>
  remove(db: Db, slug: string): Promise<boolean>
}

/** The routes that all catalogues share. A catalogue that needs an `if` here has its own routes instead. */
export const slugRoutes =
  <Row extends z.ZodType, Draft extends z.ZodType, Edit extends z.ZodType, Query extends z.ZodType>(
    calls: SlugEndpoints<Row, Draft, Edit, Query>,
    store: SlugStore<z.output<Row>, z.output<Draft>, z.output<Edit>, z.output<Query>>,
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
      const isUpdated = await store.update(db, params.slug, body)
      const data = await mustGet(db, params.slug)
      const { entity } = store
      if (!isUpdated) throw await changedMeanwhile(db, { entity, slug: params.slug }, say.changedMeanwhile)
      return { message: say.updated, data }
    })
    api.on(calls.remove, async ({ db, params }) => {
      if (!(await store.remove(db, params.slug))) throw missing()
      return { message: say.removed }
    })
  }
