import { useNavigate } from '@tanstack/react-router'
import type { ListQuery } from '#contract/kit/paging.ts'
import type { z } from '#contract/kit/z.ts'
import type { SearchFor } from '#web/kit/list/route-search.ts'

/**
 * A list's page, size, search, sort and filters, kept in the address so that Back, reload and a shared link work.
 * Takes the search of the route; returns the query and a way to change it.
 */
export const useListQuery = <Query extends ListQuery>(schema: z.ZodType<Query>, search: SearchFor<Query>) => {
  const navigate = useNavigate()
  const usual = schema.parse({})
  const query = readSearch(schema, search)

  const change = (changes: Partial<Query>, { replace = false } = {}) =>
    navigate({
      to: '.',
      // Every change of the search, filters or sorting returns to the first page.
      search: withoutUsual({ ...query, page: 1, ...changes }, usual),
      replace,
      resetScroll: false,
    })

  return [query, change] as const
}

/** An invalid address still opens the list: invalid values are left out. */
export const readSearch = <Query>(schema: z.ZodType<Query>, search: Record<string, unknown>): Query => {
  const read = schema.safeParse(search)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map((issue) => issue.path[0]))
  return schema.parse(Object.fromEntries(Object.entries(search).filter(([name]) => !wrong.has(name))))
}

const withoutUsual = (query: object, usual: object) => {
  const usualValues = new Map(Object.entries(usual))
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => value !== undefined && value !== '' && value !== null && value !== usualValues.get(name),
    ),
  )
}
