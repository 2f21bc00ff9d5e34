import { useQuery } from '@tanstack/react-query'
import { largestPageSize } from '#contract/kit/paging.ts'
import { ratePlanEndpoints } from '#contract/rates/rate-plan-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const ratePlanQueries = slugQueries(ratePlanEndpoints)

/** Every rate plan, also the inactive ones: a saved booking may have one. A hotel has a handful. */
export const useRatePlans = () =>
  useQuery({
    queryKey: [ratePlanEndpoints.list.path, 'all'],
    queryFn: async ({ signal }) => {
      const query = { per_page: largestPageSize, sort: 'name' as const }
      return (await call(ratePlanEndpoints.list, { query, signal })).data.data
    },
    staleTime: 60_000,
  })
