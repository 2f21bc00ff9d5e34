import { paymentMethodEndpoints } from '#contract/payment-methods/payment-method-endpoints.ts'
import { paymentMethodMessages as say } from '#contract/payment-methods/payment-method-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { paymentMethodProblems } from '#server/payment-methods/payment-method-problems.ts'
import * as methods from '#server/payment-methods/payment-method-store.ts'

export const paymentMethodRoutes = (api: Api) => {
  api.on(paymentMethodEndpoints.list, async ({ db }) => ({ data: await methods.listPaymentMethods(db) }))
  api.on(paymentMethodEndpoints.sources, async ({ db, query }) => ({
    data: await methods.findPaymentSources(db, query.search, query.method_id),
  }))
  api.on(paymentMethodEndpoints.save, async ({ db, body }) => ({
    message: say.saved,
    data: await methods.insertPaymentMethod(db, body),
  }))
  api.on(paymentMethodEndpoints.update, async ({ db, params, body }) => {
    const data = await methods.updatePaymentMethod(db, params.id, body)
    if (data) return { message: say.updated, data }
    const current = await methods.getPaymentMethod(db, params.id)
    if (!current) throw paymentMethodProblems.missing()
    throw await changedMeanwhile(db, { entity: 'payment_method', holds: current }, say.changedMeanwhile)
  })
}
