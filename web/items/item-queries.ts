import { useQuery } from '@tanstack/react-query'
import { itemEndpoints } from '#contract/items/item-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const itemQueries = slugQueries(itemEndpoints)

/** All items that can be ordered now. */
export const useMenu = ({ enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: [itemEndpoints.list.path, 'menu'],
    queryFn: async ({ signal }) =>
      (await call(itemEndpoints.list, { query: { all: true, orderable: true }, signal })).data.data,
    staleTime: 30_000,
  })
