import { auditEndpoints } from '#contract/audit/audit.ts'
import { listAudit } from '#server/audit/audit-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import { getProperty } from '#server/property/property-store.ts'

export const auditRoutes = (api: Api) => {
  api.on(auditEndpoints.list, async ({ db, query }) => listAudit(db, query, (await getProperty(db)).time_zone))
}
