import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchEndpoint } from '#contract/search/search.ts'
import { call } from '#web/kit/api/api.ts'

export const useFound = (q: string) =>
  useQuery({
    queryKey: [searchEndpoint.path, q],
    queryFn: async ({ signal }) => (await call(searchEndpoint, { query: { q }, signal })).data,
    placeholderData: keepPreviousData,
    enabled: q !== '',
    staleTime: 10_000,
    gcTime: 60_000,
  })
