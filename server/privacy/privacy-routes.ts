import { privacyEndpoints as calls } from '#contract/privacy/privacy-endpoints.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { deleteOldIds, previewRetention } from '#server/privacy/delete-old-ids.ts'
import { forgetSamples, listRuns, saveRetention } from '#server/privacy/retention-store.ts'

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
}
