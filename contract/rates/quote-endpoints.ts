import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import { Quote, QuoteQuery } from '#contract/rates/quote.ts'

export const quoteEndpoints = {
  quote: endpoint({
    method: 'GET',
    path: '/quote',
    access: 'rates.view',
    summary: 'The price of a stay by room type and rate plan, with the reasons and the restrictions violated',
    query: QuoteQuery,
    reply: dataOf(z.array(Quote)),
  }),
}
