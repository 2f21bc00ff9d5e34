import { foreignerEndpoints as calls } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { noteAct } from '#server/audit/note-act.ts'
import type { Db } from '#server/db/connect.ts'
import { fileArrival, fileDeparture, undoFiling } from '#server/foreigners/file-foreigner.ts'
import { foreignerFile } from '#server/foreigners/foreigner-file.ts'
import { foreignerProblems } from '#server/foreigners/foreigner-problems.ts'
import { findForeigner } from '#server/foreigners/foreigner-store.ts'
import { saveFormCode, saveFormField } from '#server/foreigners/form-store.ts'
import { printForeigners } from '#server/foreigners/print-foreigners.ts'
import { readForeigner, readForeigners, readForm } from '#server/foreigners/read-foreigners.ts'
import { findPhoto } from '#server/guests/guest-store.ts'
import { asPortalPhoto } from '#server/kit/files/photo.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const refuseOldForm = async (db: Db, entity: string, holds: object, isSaved: boolean) => {
  if (!isSaved) throw await changedMeanwhile(db, { entity, holds }, say.formChanged)
}

export const foreignerRoutes = (api: Api) => {
  api.on(calls.list, async ({ db, clock, query }) => ({ data: await readForeigners(db, query, clock.now()) }))
  api.on(calls.spreadsheet, async (call) => foreignerFile(call, call.query))
  api.on(calls.pdf, async (call) => printForeigners(call, call.query))
  api.on(calls.get, async ({ db, clock, params }) => ({ data: await readForeigner(db, params.slug, clock.now()) }))
  api.on(calls.photo, async ({ db, clock, files, params, user: { account_id } }) => {
    const person = await findForeigner(db, params.slug, clock.now())
    if (!person) throw foreignerProblems.missing()
    const guest = await findPhoto(db, person.guest)
    const stored = guest && (await files.get(guest.photo))
    if (!stored) throw foreignerProblems.photoMissing()
    await noteAct({ db, clock }, { action: 'view', account_id, guest })
    return { bytes: await asPortalPhoto(stored), name: `${person.passport_no.replace(/\W/g, '') || 'photo'}.jpg` }
  })
  api.on(calls.filed, async (call) => {
    await fileArrival(call, call.params.slug, call.body)
    const data = await readForeigner(call.db, call.params.slug, call.clock.now())
    return { message: say.filed(data.name), data }
  })
  api.on(calls.departureFiled, async (call) => {
    await fileDeparture(call, call.params.slug, call.body)
    const data = await readForeigner(call.db, call.params.slug, call.clock.now())
    return { message: say.departureFiled(data.name), data }
  })
  api.on(calls.undo, async (call) => {
    await undoFiling(call, call.params.slug, call.body)
    const data = await readForeigner(call.db, call.params.slug, call.clock.now())
    return { message: say.undone(data.name), data }
  })
  api.on(calls.form, async ({ db, clock }) => ({ data: await readForm(db, await hotelToday(db, clock)) }))
  api.on(calls.saveField, async ({ db, clock, body: { version, ...field } }) => {
    await refuseOldForm(db, 'form_field', field, await saveFormField(db, { ...field, version }))
    return { message: say.fieldSaved, data: await readForm(db, await hotelToday(db, clock)) }
  })
  api.on(calls.saveCode, async ({ db, clock, body: { version, ...code } }) => {
    await refuseOldForm(db, 'form_code', code, await saveFormCode(db, { ...code, version }))
    return { message: say.codeSaved, data: await readForm(db, await hotelToday(db, clock)) }
  })
}
