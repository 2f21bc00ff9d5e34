import { foreignerEndpoints as calls } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { noteAct } from '#server/audit/note-act.ts'
import { removeFormCode, removeFormField, saveFormCode, saveFormField } from '#server/foreigners/change-form.ts'
import { fileArrival, fileDeparture, undoFiling } from '#server/foreigners/file-foreigner.ts'
import { foreignerFile } from '#server/foreigners/foreigner-file.ts'
import { foreignerProblems } from '#server/foreigners/foreigner-problems.ts'
import { findForeigner } from '#server/foreigners/foreigner-store.ts'
import { printForeigners } from '#server/foreigners/print-foreigners.ts'
import { findDetails, readForeigner, readForeigners, readForm } from '#server/foreigners/read-foreigners.ts'
import { findPhoto } from '#server/guests/guest-store.ts'
import { asPortalPhoto } from '#server/kit/files/photo.ts'
import type { Api } from '#server/kit/http/http.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

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
    const { name } = await undoFiling(call, call.params.slug, call.body)
    return { message: say.undone(name), data: (await findDetails(call.db, call.params.slug, call.clock.now())) ?? null }
  })
}

export const formThreeRoutes = (api: Api) => {
  const saved = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, message: string) => ({
    message,
    data: await readForm(db, await hotelToday(db, clock)),
  })
  api.on(calls.form, async ({ db, clock }) => ({ data: await readForm(db, await hotelToday(db, clock)) }))
  api.on(calls.saveField, async (call) => {
    await saveFormField(call.db, call.body)
    return saved(call, say.fieldSaved)
  })
  api.on(calls.saveCode, async (call) => {
    await saveFormCode(call.db, call.body)
    return saved(call, say.codeSaved)
  })
  api.on(calls.removeField, async (call) => {
    await removeFormField(call.db, call.body)
    return saved(call, say.rowRemoved)
  })
  api.on(calls.removeCode, async (call) => {
    await removeFormCode(call.db, call.body)
    return saved(call, say.rowRemoved)
  })
}
