import { useQuery } from '@tanstack/react-query'
import { largestPageSize } from '#contract/kit/paging.ts'
import { taxCategoryEndpoints as calls } from '#contract/taxes/tax-category-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const taxCategoryQueries = slugQueries(calls)

/** Every tax category. A hotel has a handful. */
export const useTaxCategories = () =>
  useQuery({
    queryKey: [calls.list.path, 'all'],
    queryFn: async ({ signal }) =>
      (await call(calls.list, { query: { per_page: largestPageSize, sort: 'name' }, signal })).data.data,
  })
