import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { largestPageSize } from '#contract/kit/paging.ts'
import { missingPermissions } from '#contract/kit/permission.ts'
import { roleEndpoints } from '#contract/roles/role-endpoints.ts'
import { AccessContext } from '#web/kit/access/use-may.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const roleQueries = slugQueries(roleEndpoints)

/** All roles, to choose one from. */
export const useRoleOptions = () =>
  useQuery({
    queryKey: [roleEndpoints.list.path, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await call(roleEndpoints.list, { query: { per_page: largestPageSize }, signal })
      return data.data.map(({ id, name, permissions }) => ({ value: id, label: name, permissions }))
    },
  })

/** Whether the role of this person covers another one: the server refuses to give or take roles that allow more. */
export const useCoversRole = () => {
  const { data: roles = [] } = useRoleOptions()
  const granted = use(AccessContext)?.granted
  return (id: number) => {
    const permissions = roles.find(({ value }) => value === id)?.permissions ?? []
    const wanted = Object.fromEntries(permissions.map(({ permission, up_to }) => [permission, up_to]))
    return !granted || missingPermissions(granted, wanted).length === 0
  }
}
