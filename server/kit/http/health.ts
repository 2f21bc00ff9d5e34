import { sql } from 'kysely'
import { healthEndpoint } from '#contract/kit/health.ts'
import type { Api } from '#server/kit/http/http.ts'

export const healthRoutes = (api: Api) => {
  api.on(healthEndpoint, async ({ db, version }) => {
    await sql`select 1`.execute(db)
    return { data: { status: 'ok' as const, version } }
  })
}
