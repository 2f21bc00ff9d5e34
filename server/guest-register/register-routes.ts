import { registerEndpoints as calls } from '#contract/guest-register/register-endpoints.ts'
import { registerTemplateMessages as say } from '#contract/guest-register/register-messages.ts'
import { addTemplate, changeTemplate, removeTemplate } from '#server/guest-register/change-template.ts'
import { printRegister } from '#server/guest-register/print-register.ts'
import { readRegister } from '#server/guest-register/read-register.ts'
import { registerFile } from '#server/guest-register/register-file.ts'
import { listTemplates } from '#server/guest-register/register-template-store.ts'
import type { Api } from '#server/kit/http/http.ts'

export const registerRoutes = (api: Api) => {
  api.on(calls.get, async (call) => ({ data: await readRegister(call, call.query) }))
  api.on(calls.pdf, async (call) => printRegister(call, call.query))
  api.on(calls.file, async (call) => registerFile(call, call.query))
  api.on(calls.templates, async ({ db }) => ({ data: await listTemplates(db) }))
  api.on(calls.saveTemplate, async ({ db, body }) => ({ message: say.saved, data: await addTemplate(db, body) }))
  api.on(calls.updateTemplate, async ({ db, params, body }) => ({
    message: say.updated,
    data: await changeTemplate(db, params.slug, body),
  }))
  api.on(calls.removeTemplate, async ({ db, params }) => {
    await removeTemplate(db, params.slug)
    return { message: say.removed }
  })
}
