import { may } from '#contract/kit/permission.ts'
import { repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Api } from '#server/kit/http/http.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { changeRepair, closeRepair, removeRepair, reopenRepair, startRepair } from '#server/repairs/change-repair.ts'
import { listFaults } from '#server/repairs/fault-store.ts'
import { insertComment, listComments } from '#server/repairs/repair-comment-store.ts'
import { historyOf } from '#server/repairs/repair-history.ts'
import { readRepairOptions } from '#server/repairs/repair-options-store.ts'
import { findImage } from '#server/repairs/repair-photo-store.ts'
import { addPhoto, keepRepairPhoto, removePhoto } from '#server/repairs/repair-photos.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'
import { getRepair, listRepairs } from '#server/repairs/repair-store.ts'
import { reportFault } from '#server/repairs/report-fault.ts'

type Given = Pick<Services, 'db' | 'clock'> & { user: Actor }

const readerOf = ({ user }: Given) => ({
  account_id: user.account_id,
  isManager: may(user.granted, 'repairs.manage'),
})

const mustGet = async (call: Given, slug: string) => {
  const repair = await getRepair(call.db, readerOf(call), slug, await hotelToday(call.db, call.clock))
  if (!repair) throw repairProblems.missing()
  return repair
}

const details = async (call: Given, slug: string) => {
  const repair = await mustGet(call, slug)
  return { ...repair, comments: await listComments(call.db, repair.id), history: await historyOf(call.db, slug) }
}

export const repairRoutes = (api: Api) => {
  api.on(repairEndpoints.list, async (call) => ({
    data: await listRepairs(call.db, readerOf(call), call.query, await hotelToday(call.db, call.clock)),
  }))
  api.on(repairEndpoints.options, async ({ db }) => ({ data: await readRepairOptions(db) }))
  api.on(repairEndpoints.faults, async ({ db, query }) => ({ data: await listFaults(db, query.room_ids) }))
  api.on(repairEndpoints.get, async (call) => ({ data: await details(call, call.params.slug) }))
  api.onPrepared(repairEndpoints.save, keepRepairPhoto, async (call, photo) => {
    const slug = await reportFault(call, call.body, photo)
    return { message: say.saved, data: await details(call, slug) }
  })
  api.on(repairEndpoints.update, async (call) => {
    await changeRepair(call, call.params.slug, call.body)
    return { message: say.updated, data: await details(call, call.params.slug) }
  })
  api.on(repairEndpoints.remove, async (call) => {
    await removeRepair(call, call.params.slug)
    return { message: say.removed }
  })

  api.on(repairEndpoints.start, async (call) => {
    await startRepair(call, call.params.slug, call.body.version)
    return { message: say.started, data: await details(call, call.params.slug) }
  })
  api.on(repairEndpoints.close, async (call) => {
    const hasReleased = await closeRepair(call, call.params.slug, call.body)
    return {
      message: hasReleased ? say.closedAndReleased : say.closed,
      data: await details(call, call.params.slug),
    }
  })
  api.on(repairEndpoints.reopen, async (call) => {
    await reopenRepair(call, call.params.slug, call.body.version)
    return { message: say.reopened, data: await details(call, call.params.slug) }
  })

  api.on(repairEndpoints.comment, async (call) => {
    const { id } = await mustGet(call, call.params.slug)
    const { db, clock, user, body } = call
    await insertComment(db, { repair_id: id, comment: body.comment, account_id: user.account_id, at: clock.now() })
    return { message: say.commented, data: await details(call, call.params.slug) }
  })

  api.onPrepared(repairEndpoints.addPhoto, keepRepairPhoto, async (call, image) => {
    await mustGet(call, call.params.slug)
    await addPhoto(call, call.params.slug, image)
    return { message: say.photoAdded, data: await details(call, call.params.slug) }
  })
  api.on(repairEndpoints.photo, async (call) => {
    const { id } = await mustGet(call, call.params.slug)
    const key = await findImage(call.db, id, call.params.photo)
    const bytes = key && (await call.files.get(key))
    if (!bytes) throw repairProblems.photoMissing()
    return { bytes, name: 'repair.webp' }
  })
  api.on(repairEndpoints.removePhoto, async (call) => {
    const { id } = await mustGet(call, call.params.slug)
    await removePhoto(call, id, call.params.photo)
    return { message: say.photoRemoved, data: await details(call, call.params.slug) }
  })
}
