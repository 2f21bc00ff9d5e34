import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { tallyEndpoints } from '#contract/reports/tally/tally-endpoints.ts'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { getProperty } from '#server/property/property-store.ts'
import { refuseUnknownLedgers } from '#server/reports/tally/refuse-unknown-ledgers.ts'
import { tallyFile, tallyMastersFile } from '#server/reports/tally/tally-file.ts'
import { tallyReport } from '#server/reports/tally/tally-report.ts'
import { getTallySettings, updateTallySettings } from '#server/reports/tally/tally-settings-store.ts'

export const tallyRoutes = (api: Api) => {
  api.on(tallyEndpoints.report, async ({ db, clock, query }) => {
    const { time_zone } = await getProperty(db)
    return { data: await tallyReport(db, query, dayIn(time_zone, clock.now())) }
  })
  api.on(tallyEndpoints.vouchers, async ({ db, query }) => tallyFile(db, query))
  api.on(tallyEndpoints.masters, async ({ db, query }) => tallyMastersFile(db, query))
  api.on(tallyEndpoints.settings, async ({ db }) => ({ data: await getTallySettings(db) }))
  api.on(tallyEndpoints.saveSettings, async ({ db, body }) => {
    await refuseUnknownLedgers(db, body)
    if (!(await updateTallySettings(db, body)))
      throw await changedMeanwhile(db, { entity: 'tally_settings' }, say.changedMeanwhile)
    return { message: say.saved, data: await getTallySettings(db) }
  })
}
