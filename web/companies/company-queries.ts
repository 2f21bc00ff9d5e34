import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { companyEndpoints } from '#contract/companies/company-endpoints.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

export const companyQueries = slugQueries(companyEndpoints)

const { path } = companyEndpoints.list
const mostOptions = 20

const companiesQuery = (search: string, filter: { is_active?: true }) =>
  queryOptions({
    queryKey: [path, 'options', search, filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, per_page: mostOptions, sort: 'name' as const, ...(search && { search }) }
      return (await call(companyEndpoints.list, { query, signal })).data.data
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Active companies to choose from, found by name, GSTIN, contact person or phone. */
export const useCompanyOptions = (search: string, enabled = true) =>
  useQuery({ ...companiesQuery(search, { is_active: true }), enabled })

/** The same with inactive ones, for the filter of a list. */
export const useCompaniesFound = (search: string) => useQuery(companiesQuery(search, {}))

/** One company by id, also an inactive one. */
export const companyOptionQuery = (id: number | null) =>
  queryOptions({
    queryKey: [path, 'option', id],
    queryFn: async ({ signal }) =>
      (await call(companyEndpoints.list, { query: { id: id ?? undefined }, signal })).data.data[0] ?? null,
    enabled: id !== null,
    staleTime: 30_000,
  })

/** The company that is chosen in a form. */
export const useCompanyOption = (id: number | null) => useQuery(companyOptionQuery(id))

/** Whether the list has a company of this name, also an inactive one. */
export const useCompanyNamed = (typed: string, enabled: boolean) => {
  const name = typed.trim()
  const [search] = useDebouncedValue(name, typingPause)
  const { data: found = [] } = useQuery({
    queryKey: [path, 'named', search],
    queryFn: async ({ signal }) =>
      (await call(companyEndpoints.list, { query: { search, per_page: largestPageSize }, signal })).data.data,
    placeholderData: keepPreviousData,
    enabled: enabled && search !== '',
    staleTime: 30_000,
  })
  return name !== '' && found.some((company) => company.name.toLowerCase() === name.toLowerCase())
}
