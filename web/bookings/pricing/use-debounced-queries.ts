import { useDebouncedValue } from '@mantine/hooks'
import type { QuoteQuery } from '#contract/rates/quote.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

/** The queries of the rooms, which are sent after a pause while somebody types. */
export const useDebouncedQueries = (queries: (QuoteQuery | undefined)[]) => {
  const wanted = JSON.stringify(queries.map((query) => query ?? null))
  const [sent] = useDebouncedValue(wanted, typingPause, { leading: true })
  const asked = (JSON.parse(sent) as (QuoteQuery | null)[]).map((query) => query ?? undefined)
  return { queries: asked, areSettled: sent === wanted }
}
