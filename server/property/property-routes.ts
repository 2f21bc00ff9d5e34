import { propertyEndpoints } from '#contract/property/property.ts'
import type { Api } from '#server/kit/http.ts'
import { getProperty } from '#server/property/property-store.ts'

export const propertyRoutes = (api: Api) => {
  api.on(propertyEndpoints.get, async ({ db, version }) => ({ data: { ...(await getProperty(db)), version } }))
}
