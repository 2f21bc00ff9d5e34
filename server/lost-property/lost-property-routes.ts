import { may } from '#contract/kit/permission.ts'
import { lostPropertyEndpoints as calls } from '#contract/lost-property/lost-property-endpoints.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Api } from '#server/kit/http/http.ts'
import {
  changeLostProperty,
  disposeOfLostProperty,
  keepAgain,
  recordLostProperty,
  removeLostProperty,
  returnLostProperty,
} from '#server/lost-property/change-lost-property.ts'
import { keepLostPropertyPhoto } from '#server/lost-property/keep-lost-property-photo.ts'
import { listLikelyOwners } from '#server/lost-property/likely-owner-store.ts'
import { lostPropertyFile } from '#server/lost-property/lost-property-file.ts'
import { lostPropertyProblems } from '#server/lost-property/lost-property-problems.ts'
import { getLostProperty, getLostPropertyPhoto, listLostProperty } from '#server/lost-property/lost-property-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** Guests are named only to those who may see bookings. */
const details = async (db: Db, { granted }: Actor, slug: string) => {
  const thing = await getLostProperty(db, slug)
  if (!thing) throw lostPropertyProblems.missing()
  const mayKnow = thing.room_id !== null && may(granted, 'bookings.view')
  return { ...thing, likely_owners: mayKnow ? await listLikelyOwners(db, thing.room_id ?? 0, thing.found_on) : [] }
}

export const lostPropertyRoutes = (api: Api) => {
  api.on(calls.list, async ({ db, clock, query }) => ({
    data: await listLostProperty(db, query, await hotelToday(db, clock)),
  }))
  api.on(calls.export, (call) => lostPropertyFile(call, call.query))
  api.on(calls.get, async ({ db, user, params }) => ({ data: await details(db, user, params.slug) }))
  api.on(calls.photo, async ({ db, files, params }) => {
    const key = await getLostPropertyPhoto(db, params.slug)
    const bytes = key && (await files.get(key))
    if (!bytes) throw lostPropertyProblems.photoMissing()
    return { bytes, name: 'lost-property.webp' }
  })
  api.onPrepared(calls.save, keepLostPropertyPhoto, async (call, photo) => {
    const slug = await recordLostProperty(call, call.user.name, call.body, photo)
    return { message: say.saved, data: await details(call.db, call.user, slug) }
  })
  api.onPrepared(calls.update, keepLostPropertyPhoto, async (call, photo) => {
    const { db, user, params, body } = call
    await changeLostProperty(call, user.name, params.slug, body, photo)
    return { message: say.updated, data: await details(db, user, params.slug) }
  })
  api.on(calls.giveBack, async (call) => {
    await returnLostProperty(call, call.params.slug, call.body)
    return {
      message: say.returned(call.body.returned_to),
      data: await details(call.db, call.user, call.params.slug),
    }
  })
  api.on(calls.dispose, async (call) => {
    await disposeOfLostProperty(call, call.params.slug, call.body)
    return { message: say.disposed, data: await details(call.db, call.user, call.params.slug) }
  })
  api.on(calls.keepAgain, async ({ db, user, params, body }) => {
    await keepAgain(db, params.slug, body.version)
    return { message: say.keptAgain, data: await details(db, user, params.slug) }
  })
  api.on(calls.remove, async (call) => {
    await removeLostProperty(call, call.params.slug)
    return { message: say.removed }
  })
}
