import { useQuery } from '@tanstack/react-query'
import { largestPageSize } from '#contract/kit/paging.ts'
import { roleEndpoints } from '#contract/roles/role-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const roleQueries = slugQueries(roleEndpoints)

/** All roles, to choose one from. */
export const useRoleOptions = () =>
  useQuery({
    queryKey: [roleEndpoints.list.path, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await call(roleEndpoints.list, { query: { per_page: largestPageSize }, signal })
      return data.data.map(({ id, name }) => ({ value: id, label: name }))
    },
  })
