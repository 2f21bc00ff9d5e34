import { may } from '#contract/kit/permission.ts'
import { lostPropertyEndpoints as calls, lostPropertyPhoto } from '#contract/lost-property/lost-property-endpoints.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { keepPhotoOf } from '#server/files/keep-photo.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Api } from '#server/kit/http/http.ts'
import type { Services } from '#server/kit/services.ts'
import {
  changeLostProperty,
  disposeOfLostProperty,
  keepAgain,
  recordLostProperty,
  removeLostProperty,
  returnLostProperty,
} from '#server/lost-property/change-lost-property.ts'
import { listLikelyOwners } from '#server/lost-property/likely-owner-store.ts'
import { lostPropertyFile } from '#server/lost-property/lost-property-file.ts'
import { lostPropertyHistory } from '#server/lost-property/lost-property-history.ts'
import { lostPropertyProblems } from '#server/lost-property/lost-property-problems.ts'
import { getLostProperty, getLostPropertyPhoto, listLostProperty } from '#server/lost-property/lost-property-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const keepPhoto = keepPhotoOf({
  folder: 'lost-property',
  field: lostPropertyPhoto.field,
  noneChosen: say.noPhotoChosen,
})

type Given = Pick<Services, 'db' | 'clock'> & { user: Actor }

const readerOf = async ({ db, clock, user: { account_id, granted } }: Given) => ({
  account_id,
  mayChange: may(granted, 'lost_property.change'),
  mayKnowGuests: may(granted, 'lost_property.change') || may(granted, 'bookings.view'),
  today: await hotelToday(db, clock),
})

/** Guests are named only to those who may see bookings. */
const details = async (call: Given, slug: string) => {
  const { db, user } = call
  const reader = await readerOf(call)
  const thing = await getLostProperty(db, slug, reader)
  if (!thing) throw lostPropertyProblems.missing()
  const mayKnow = thing.room_id !== null && may(user.granted, 'bookings.view')
  return {
    ...thing,
    likely_owners: mayKnow ? await listLikelyOwners(db, thing.room_id ?? 0, thing.found_on) : [],
    history: await lostPropertyHistory(db, slug, reader),
  }
}

export const lostPropertyRoutes = (api: Api) => {
  api.on(calls.list, async (call) => ({ data: await listLostProperty(call.db, call.query, await readerOf(call)) }))
  api.on(calls.export, async (call) => lostPropertyFile(call.db, call.query, await readerOf(call)))
  api.on(calls.get, async (call) => ({ data: await details(call, call.params.slug) }))
  api.on(calls.photo, async ({ db, files, params }) => {
    const key = await getLostPropertyPhoto(db, params.slug)
    const bytes = key && (await files.get(key))
    if (!bytes) throw lostPropertyProblems.photoMissing()
    return { bytes, name: 'lost-property.webp' }
  })
  api.onPrepared(calls.save, keepPhoto, async (call, photo) => ({
    message: say.saved,
    data: await details(call, await recordLostProperty(call, call.body, photo)),
  }))
  api.onPrepared(calls.update, keepPhoto, async (call, photo) => {
    await changeLostProperty(call, call.params.slug, call.body, photo)
    return { message: say.updated, data: await details(call, call.params.slug) }
  })
  api.on(calls.giveBack, async (call) => {
    await returnLostProperty(call, call.params.slug, call.body)
    return { message: say.returned(call.body.returned_to), data: await details(call, call.params.slug) }
  })
  api.on(calls.dispose, async (call) => {
    await disposeOfLostProperty(call, call.params.slug, call.body)
    return { message: say.disposed, data: await details(call, call.params.slug) }
  })
  api.on(calls.keepAgain, async (call) => {
    await keepAgain(call.db, call.params.slug, call.body.version)
    return { message: say.keptAgain, data: await details(call, call.params.slug) }
  })
  api.on(calls.remove, async (call) => {
    await removeLostProperty(call, call.params.slug)
    return { message: say.removed }
  })
}
