import { registrationCardEndpoints as calls } from '#contract/registration-cards/registration-card-endpoints.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { listCards } from '#server/registration-cards/list-cards.ts'
import { printCards, printSignedCard } from '#server/registration-cards/print-cards.ts'
import { registrationCardProblems as problems } from '#server/registration-cards/registration-card-problems.ts'
import { findSignedCard } from '#server/registration-cards/registration-card-store.ts'
import { keepSignature, signCard } from '#server/registration-cards/sign-card.ts'

export const registrationCardRoutes = (api: Api) => {
  api.on(calls.list, async ({ db, params }) => ({ data: await listCards(db, params.slug) }))
  api.on(calls.pdf, async (call) => printCards(call, call.params.slug, call.query))
  api.onPrepared(calls.sign, keepSignature, async (call, signature) => {
    const { name, line } = await signCard(call, call.params.slug, call.body, signature)
    const data = (await listCards(call.db, call.params.slug)).find((card) => card.line === line)
    if (!data) throw problems.lineMissing()
    return { message: say.signed(name), data }
  })
  api.on(calls.signature, async ({ db, files, params }) => {
    const card = await findSignedCard(db, params.slug)
    const bytes = card && (await files.get(card.signature))
    if (!bytes) throw problems.missing()
    return { bytes, name: 'signature.png' }
  })
  api.on(calls.signedPdf, async (call) => printSignedCard(call, call.params.slug))
}
