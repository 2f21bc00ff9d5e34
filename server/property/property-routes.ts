import { Problem } from '#contract/kit/problem.ts'
import { propertyEndpoints } from '#contract/property/property.ts'
import { settingsMessages } from '#contract/settings/settings-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { getProperty, logoAddress } from '#server/property/property-store.ts'

export const propertyRoutes = (api: Api) => {
  api.on(propertyEndpoints.get, async ({ db, version }) => {
    const { logo, ...property } = await getProperty(db)
    return { data: { ...property, logo: logoAddress(logo), version } }
  })
  api.on(propertyEndpoints.logo, async ({ db, files }) => {
    const { logo } = await getProperty(db)
    const bytes = logo && (await files.get(logo))
    if (!bytes) throw new Problem(404, 'not_found', settingsMessages.logoMissing)
    return { bytes, name: 'logo.png' }
  })
}
