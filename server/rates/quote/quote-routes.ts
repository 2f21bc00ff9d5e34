import { quoteEndpoints } from '#contract/rates/quote-endpoints.ts'
import type { Api } from '#server/kit/http/http.ts'
import { makeQuotes } from '#server/rates/quote/make-quotes.ts'

export const quoteRoutes = (api: Api) => {
  api.on(quoteEndpoints.quote, async (call) => ({ data: await makeQuotes(call, call.query) }))
}
