import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { photoRules } from '#contract/guests/id-proof.ts'
import { noteAct } from '#server/audit/note-act.ts'
import type { Db } from '#server/db/connect.ts'
import { keepPhotoOf } from '#server/files/keep-photo.ts'
import { changeGuest } from '#server/guests/change-guest.ts'
import { deleteGuest } from '#server/guests/delete-guest.ts'
import { findDuplicates, listGuestOptions } from '#server/guests/guest-options-store.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { findPhoto, getGuest, listGuests } from '#server/guests/guest-store.ts'
import { listNationalities } from '#server/guests/nationality-store.ts'
import { registerGuest } from '#server/guests/register-guest.ts'
import type { Api } from '#server/kit/http/http.ts'

const keepPhoto = keepPhotoOf({ folder: 'id-proofs', field: photoRules.field, noneChosen: photoRules.noneChosen })

const mustGet = async (db: Db, slug: string) => {
  const guest = await getGuest(db, slug)
  if (!guest) throw guestProblems.missing()
  return guest
}

export const guestRoutes = (api: Api) => {
  api.on(guestEndpoints.list, async ({ db, query }) => ({ data: await listGuests(db, query) }))
  api.on(guestEndpoints.options, async ({ db, query }) => ({ data: await listGuestOptions(db, query) }))
  api.on(guestEndpoints.duplicates, async ({ db, query }) => ({ data: await findDuplicates(db, query) }))
  api.on(guestEndpoints.nationalities, async ({ db }) => ({ data: await listNationalities(db) }))
  api.on(guestEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(guestEndpoints.photo, async ({ db, clock, files, params, user: { account_id } }) => {
    const guest = await findPhoto(db, params.slug)
    const bytes = guest && (await files.get(guest.photo))
    if (!bytes) throw guestProblems.photoMissing()
    // Before it is shown: nobody sees a photo without being written down.
    await noteAct({ db, clock }, { action: 'view', account_id, guest })
    return { bytes, name: 'id-proof.webp' }
  })
  api.onPrepared(guestEndpoints.save, keepPhoto, async (call, photo) => {
    const slug = await registerGuest(call, call.body, call.query.form, photo)
    return { message: guestMessages.saved, data: await mustGet(call.db, slug) }
  })
  api.onPrepared(guestEndpoints.update, keepPhoto, async (call, photo) => {
    await changeGuest(call, call.params.slug, call.body, call.query.form, photo)
    return { message: guestMessages.updated, data: await mustGet(call.db, call.params.slug) }
  })
  api.on(guestEndpoints.remove, async (call) => {
    await deleteGuest(call, call.params.slug)
    return { message: guestMessages.removed }
  })
}
