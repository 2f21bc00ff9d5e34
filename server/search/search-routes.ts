import { searchEndpoint } from '#contract/search/search.ts'
import type { Api } from '#server/kit/http/http.ts'
import { findAnything } from '#server/search/search-store.ts'

export const searchRoutes = (api: Api) => {
  api.on(searchEndpoint, async ({ db, query }) => ({ data: await findAnything(db, query.q) }))
}
