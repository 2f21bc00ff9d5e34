import { z } from '#contract/kit/z.ts'
import { session } from '#web/kit/api/session.ts'
import type { SearchResult } from '#web/search/search-result.ts'

const most = 6

const Picks = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(['screen', 'guest', 'company', 'booking', 'room', 'invoice']),
    label: z.string(),
    detail: z.string(),
    to: z.string(),
    search: z.record(z.string(), z.string()),
  }),
)

/** Records opened through the search, the last first. */
export const recentPicks = {
  list: (): SearchResult[] => Picks.safeParse(session.picks()).data ?? [],
  add: (result: SearchResult) =>
    session.keepPicks([result, ...recentPicks.list().filter(({ key }) => key !== result.key)].slice(0, most)),
}
