import { queryOptions, useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Quote, QuoteQuery } from '#contract/rates/quote.ts'
import { quoteEndpoints } from '#contract/rates/quote-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

export const quotesKey = [quoteEndpoints.quote.path]

export const fetchQuote = async (query: QuoteQuery, signal?: AbortSignal) =>
  (await call(quoteEndpoints.quote, { query, ...(signal && { signal }) })).data

/** A price that a guest was told must not change by itself while a form is open: it is read when the stay changes. */
const quoteQuery = (query: QuoteQuery | undefined) =>
  queryOptions({
    queryKey: [...quotesKey, query],
    queryFn: async ({ signal }) => (await call(quoteEndpoints.quote, { ...(query && { query }), signal })).data,
    enabled: query !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

export interface QuoteOfStay {
  /** The quote of the stay before, while the next one is read. */
  quote: Quote | undefined
  isCurrent: boolean
  error: unknown
}

/** The quote of each stay. A stay that is not complete yet has none. */
export const useQuotes = (stays: (QuoteQuery | undefined)[]): QuoteOfStay[] => {
  const results = useQueries({ queries: stays.map((stay) => quoteQuery(stay)) })
  const last = useRef<(Quote | undefined)[]>([])
  last.current = stays.map((stay, index) => {
    const { data, error } = results[index] ?? {}
    return stay && !error ? (data?.[0] ?? last.current[index]) : undefined
  })
  return stays.map((stay, index) => ({
    quote: last.current[index],
    isCurrent: stay === undefined || results[index]?.data !== undefined || results[index]?.error != null,
    error: results[index]?.error ?? null,
  }))
}

/** The quotes of all room types for each stay; undefined until they are known. Equal stays are asked for once. */
export const useTypeQuotes = (stays: (QuoteQuery | undefined)[]): (Quote[] | undefined)[] => {
  const keys = stays.map((stay) => stay && JSON.stringify(stay))
  const asked = [...new Set(keys)].filter((key) => key !== undefined)
  const results = useQueries({ queries: asked.map((key) => quoteQuery(JSON.parse(key) as QuoteQuery)) })
  return keys.map((key) => (key === undefined ? undefined : results[asked.indexOf(key)]?.data))
}
