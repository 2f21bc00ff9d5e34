import { settingsEndpoints } from '#contract/settings/settings-endpoints.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { showFile } from '#server/files/keep-file.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { keepLogo } from '#server/settings/keep-logo.ts'
import { refuseEarlierDate } from '#server/settings/refuse-earlier-date.ts'
import { settingsProblems } from '#server/settings/settings-problems.ts'
import { getSettings, setLogo, setNoTax, updateSettings } from '#server/settings/settings-store.ts'

export const settingsRoutes = (api: Api) => {
  api.on(settingsEndpoints.get, async ({ db }) => ({ data: await getSettings(db) }))
  api.on(settingsEndpoints.save, async ({ db, clock, body }) => {
    await refuseEarlierDate(db, clock.now(), body)
    if (!(await updateSettings(db, body)))
      throw await changedMeanwhile(db, { entity: 'property' }, say.changedMeanwhile)
    return { message: say.saved, data: await getSettings(db) }
  })
  api.on(settingsEndpoints.chargeNoTax, async ({ db }) => {
    if (!(await setNoTax(db))) throw settingsProblems.noTaxWithGstin()
    return { message: say.noTax }
  })
  // An earlier logo stays in the store, because invoices that were issued with it are printed with it.
  api.onPrepared(settingsEndpoints.saveLogo, keepLogo, async ({ db }, logo) => {
    await showFile(db, logo)
    await setLogo(db, logo)
    return { message: say.logoSaved, data: await getSettings(db) }
  })
  api.on(settingsEndpoints.removeLogo, async ({ db }) => {
    await setLogo(db, null)
    return { message: say.logoRemoved }
  })
}
