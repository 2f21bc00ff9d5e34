import { useNavigate } from '@tanstack/react-router'
import type { z } from '#contract/kit/z.ts'
import type { SearchFor } from '#web/kit/list/route-search.ts'

/** The query of a report, kept in the address; the usual one if the address cannot be read. */
export const useReportSearch = <Query extends object>(
  schema: z.ZodType<Query>,
  search: SearchFor<Query>,
  usual: Partial<Query>,
) => {
  const navigate = useNavigate()
  const query = schema.safeParse({ ...usual, ...search }).data ?? schema.parse(usual)
  const change = (changes: Partial<Query>, { replace = false } = {}) =>
    navigate({ to: '.', search: { ...query, ...changes }, replace, resetScroll: false })
  return [query, change] as const
}
