import { auditEndpoints } from '#contract/audit/audit.ts'
import { hiddenEntities } from '#contract/audit/audited-entities.ts'
import { listAudit } from '#server/audit/audit-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import { getProperty } from '#server/property/property-store.ts'

export const auditRoutes = (api: Api) => {
  api.on(auditEndpoints.list, async ({ db, query, user }) => {
    const { time_zone } = await getProperty(db)
    return listAudit(db, query, { time_zone, hidden: hiddenEntities(user.granted) })
  })
}
