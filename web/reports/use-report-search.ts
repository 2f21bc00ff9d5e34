import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from '#contract/kit/z.ts'

/** What a report is asked for, kept in the address; the usual where the address says nothing that makes sense. */
export const useReportSearch = <Query extends object>(schema: z.ZodType<Query>, usual: Partial<Query>) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const query = schema.safeParse({ ...usual, ...search }).data ?? schema.parse(usual)
  const change = (changes: Partial<Query>, { replace = false } = {}) =>
    navigate({ to: '.', search: { ...query, ...changes }, replace, resetScroll: false })
  return [query, change] as const
}
