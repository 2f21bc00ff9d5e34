import { guestPrivacyEndpoints as guestCalls } from '#contract/privacy/guest-privacy.ts'
import { privacyEndpoints as calls } from '#contract/privacy/privacy-endpoints.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { anonymiseGuest } from '#server/privacy/anonymise-guest.ts'
import { deleteOldIds, previewRetention } from '#server/privacy/delete-old-ids.ts'
import { exportAsJson, exportAsPdf } from '#server/privacy/export-guest.ts'
import { findGuest } from '#server/privacy/guest-privacy-store.ts'
import { getGuestPrivacy } from '#server/privacy/refuse-anonymising.ts'
import { forgetSamples, listRuns, saveRetention } from '#server/privacy/retention-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const privacyRoutes = (api: Api) => {
  api.on(calls.preview, async (call) => ({ data: await previewRetention(call, call.query.days) }))
  api.on(calls.save, async ({ db, body: { days, version } }) => {
    if (!(await saveRetention(db, days, version)))
      throw await changedMeanwhile(db, { entity: 'property' }, say.changedMeanwhile)
    return { message: say.saved }
  })
  api.on(calls.runs, async ({ db }) => ({ data: await listRuns(db) }))
  api.on(calls.run, async (call) => {
    const { account_id } = call.user
    const data = await deleteOldIds(call, { account_id, token: call.body.token })
    if (data.length === 0) return { message: say.nothingDue, data }
    call.afterwards(async (services) => void (await forgetSamples(services.db)))
    return { message: say.deleted(data.length), data }
  })
  api.on(guestCalls.get, async ({ db, clock, params }) => {
    const guest = await findGuest(db, params.slug)
    if (!guest) throw guestProblems.missing()
    return { data: await getGuestPrivacy(db, guest, await hotelToday(db, clock)) }
  })
  api.on(guestCalls.json, async (call) => exportAsJson(call, call.params.slug, call.user.account_id))
  api.on(guestCalls.pdf, async (call) => exportAsPdf(call, call.params.slug, call.user.account_id))
  api.on(guestCalls.anonymise, async (call) => {
    const { account_id } = call.user
    await anonymiseGuest(call, call.params.slug, { name: call.body.name, account_id })
    call.afterwards(async (services) => void (await forgetSamples(services.db)))
    return { message: say.anonymised }
  })
}
